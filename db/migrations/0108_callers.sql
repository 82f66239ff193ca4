-- Who calls, without who they are: networks under a keyed hash whose key changes every day and is then forgotten. Unlogged
-- like the rate limits: after a crash, counting begins anew.
create unlogged table app.caller_keys (
  day date not null,
  key bytea not null,
  constraint caller_keys_pkey primary key (day)
);

create unlogged table app.caller_minutes (
  minute timestamptz not null,
  caller text not null,
  requests integer not null,
  refused integer not null,
  failed integer not null,
  constraint caller_minutes_pkey primary key (minute, caller)
);

create table app.blocked_callers (
  caller text not null,
  blocked_until timestamptz not null,
  constraint blocked_callers_pkey primary key (caller)
);

alter table app.caller_keys enable row level security;
alter table app.caller_minutes enable row level security;
alter table app.blocked_callers enable row level security;
