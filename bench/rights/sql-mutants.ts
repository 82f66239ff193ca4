import type { Sql } from '#server/db/postgres.ts'
import { conditionMutants } from './condition-mutants.ts'
import { grantMutants, type Mutant } from './grant-mutants.ts'

interface Policy {
  relation: string
  name: string
  command: string
  using: string | null
  check: string | null
}

/** Breaks every policy, condition, grant and view filter of the database in turn. */
export async function sqlMutants(sql: Sql): Promise<Mutant[]> {
  const readers = await readersOf(sql)
  const mutants = [
    ...(await policyMutants(sql, readers)),
    ...(await grantMutants(sql)),
    ...(await viewMutants(sql)),
    ...(await ruleMutants(sql, readers)),
  ]
  // The same condition may occur twice in a view: a number tells them apart.
  const seen = new Map<string, number>()
  return mutants.map((mutant) => {
    const times = (seen.get(mutant.name) ?? 0) + 1
    seen.set(mutant.name, times)
    return times === 1 ? mutant : { ...mutant, name: `${mutant.name} #${times}` }
  })
}

/** Rules with tests of their own, over all their states. */
const testedElsewhere: Readonly<Record<string, string>> = {
  'app.can_write': 'tests/api/live/messages.test.ts',
  'app.may_hand_in_proof': 'tests/api/supervision/verification.test.ts',
  'app.practises': 'tests/rights/suspended-practitioner.test.ts',
  'app.sees_patients': 'tests/api/booking/sees-patients.test.ts',
}

type Readers = (word: string) => string[]

/** Relations whose view or policy mentions something by name. */
async function readersOf(sql: Sql): Promise<Readers> {
  const texts = await sql<{ relation: string; text: string }[]>`
    select viewname as relation, pg_get_viewdef(('public.' || quote_ident(viewname))::regclass) as text
    from pg_views where schemaname = 'public'
    union all
    select case schemaname when 'public' then '' else schemaname || '.' end || tablename, coalesce(qual, '') || ' ' || coalesce(with_check, '')
    from pg_policies where schemaname in ('public', 'storage')`
  return (word) => {
    const mentioned = new RegExp(String.raw`\b${word.replace('.', String.raw`\.`)}\b`)
    return [...new Set(texts.filter(({ text }) => mentioned.test(text)).map(({ relation }) => relation))]
  }
}

const tableOf = (relation: string) => (relation.includes('.') ? relation : `public.${relation}`)

async function policyMutants(sql: Sql, readers: Readers): Promise<Mutant[]> {
  const policies = await sql<Policy[]>`
    select case schemaname when 'public' then '' else schemaname || '.' end || tablename as relation, policyname as name,
      cmd as command, qual as using, with_check as check
    from pg_policies where schemaname in ('public', 'storage') order by 1, 2`
  return policies.flatMap(({ relation, name, using, check }) => {
    const policy = `policy "${name}" on ${tableOf(relation)}`
    const mutant = (what: string, statement: string): Mutant => ({
      name: `${relation}, « ${name} »: ${what}`,
      relation,
      statement,
      noticedBy: [relation, ...readers(relation)],
    })
    const changed = (what: string, text: string) => mutant(`${what} (true)`, `alter ${policy} ${text}`)
    return [
      mutant('dropped', `drop ${policy}`),
      ...(using === null ? [] : [changed('using', 'using (true)')]),
      ...(check === null ? [] : [changed('check', 'with check (true)')]),
      ...partsOf(using).map(({ condition, text }) =>
        mutant(`using without ${condition}`, `alter ${policy} using (${text})`),
      ),
      ...partsOf(check).map(({ condition, text }) =>
        mutant(`check without ${condition}`, `alter ${policy} with check (${text})`),
      ),
    ]
  })
}

/** Conditions of a policy, when there is more than one. */
function partsOf(expression: string | null) {
  const parts = conditionMutants(`where ${expression ?? ''}`, { withValues: true })
  return expression === null || parts.length < 2
    ? []
    : parts.map((part) => ({ ...part, text: part.text.replace('where', '') }))
}

async function viewMutants(sql: Sql): Promise<Mutant[]> {
  const views = await sql<{ relation: string; text: string; options: string[] | null }[]>`
    select c.relname as relation, pg_get_viewdef(c.oid) as text, c.reloptions as options from pg_class c
    where c.relkind = 'v' and c.relnamespace = 'public'::regnamespace order by 1`
  return views.flatMap(({ relation, text, options }) =>
    conditionMutants(text).map((broken) => ({
      name: `${relation}: without ${broken.condition}`,
      relation,
      statement: `set local search_path = public; create or replace view public.${relation}
        ${options ? `with (${options.join(', ')})` : ''} as ${broken.text}`,
      noticedBy: [relation],
    })),
  )
}

/** Functions called by policies, views and the first statement of a transaction. */
async function ruleMutants(sql: Sql, readers: Readers): Promise<Mutant[]> {
  const rules = await sql<{ name: string; identity: string; definition: string }[]>`
    select n.nspname || '.' || p.proname as name, p.oid::regprocedure::text as identity, pg_get_functiondef(p.oid) as definition
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ('app', 'auth') and p.prosecdef and p.prokind = 'f' and p.provolatile = 's'
      and (has_function_privilege('authenticated', p.oid, 'execute') or p.proname = 'operates')
    order by 1`
  return rules.flatMap(({ name, identity, definition }) => {
    // Called by the first statement of every transaction: any relation detects it.
    const noticedBy = name === 'auth.session_is_live' ? ['profiles'] : readers(name)
    if (noticedBy.length === 0 || testedElsewhere[name]) return []
    return conditionMutants(definition, { withValues: true }).map(({ condition, text }) => ({
      name: `${identity}: without ${condition}`,
      relation: noticedBy[0] ?? '',
      statement: text,
      noticedBy,
    }))
  })
}
