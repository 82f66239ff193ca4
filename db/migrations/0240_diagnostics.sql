-- How each component of the product stood, in periods: a row lasts for as long as its status does.
create table app.component_states (
  component text not null,
  status text not null
    constraint component_states_status_known check (status in ('error', 'warning', 'pending', 'success')),
  -- What was measured last; technical facts, nobody's data.
  details text not null,
  began_at timestamptz not null,
  seen_at timestamptz not null,
  constraint component_states_pkey primary key (component, began_at),
  constraint component_states_in_order check (began_at <= seen_at)
);
create index component_states_seen_at_idx on app.component_states (seen_at);
alter table app.component_states enable row level security;

-- The processes that serve, each by its own word; unlogged, since a crash ends them too.
create unlogged table app.processes (
  id uuid constraint processes_pkey primary key,
  version text not null,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  memory_bytes bigint not null,
  loop_delay_ms real not null,
  works boolean not null
);
alter table app.processes enable row level security;

-- What the disk of each machine held, day by day, to tell when it will be full.
create table app.disk_days (
  machine text not null,
  day date not null,
  used_bytes bigint not null constraint disk_days_positive check (used_bytes >= 0),
  constraint disk_days_pkey primary key (machine, day)
);
alter table app.disk_days enable row level security;

-- When a provider last reported to us.
create table app.provider_reports (
  provider text constraint provider_reports_pkey primary key,
  reported_at timestamptz not null
);
alter table app.provider_reports enable row level security;
