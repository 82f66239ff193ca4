import type { Sql } from '#server/db/postgres.ts'

/**
 * Gives the practitioners of `fillSlots` slugs, areas and languages, and fills their openings as a year of use would.
 */
export async function fillDirectory(sql: Sql): Promise<number> {
  await sql`set session_replication_role = replica`
  await sql`
    update profiles p set slug = 'ines-m-' || numbered.n, study_year = '5', specialization = 'clinical',
      university = 'Université de Lille', bio = repeat('J’écoute sans juger. ', 20),
      specialties = array[
        (array['Anxiété', 'Dépression', 'Traumatisme', 'Addictions'])[1 + numbered.n % 4],
        (array['Relations', 'Estime de soi', 'Stress', 'Deuil'])[1 + numbered.n / 4 % 4]],
      languages = case when numbered.n % 50 = 0 then '{fr,wo}'::text[] when numbered.n % 7 = 0 then '{fr,en}' else '{fr}' end
    from (
      select u.id, row_number() over (order by u.id) as n from auth.users u where u.email like 'search%'
    ) as numbered
    where numbered.id = p.id`
  await sql`insert into app.slugs select slug from profiles where slug is not null on conflict do nothing`
  await sql`set session_replication_role = origin`
  await sql`truncate openings`
  await sql`select app.refresh_openings(practitioner_id) from app.calendars`
  await sql`vacuum analyze`
  const [counted] = await sql<{ count: number }[]>`select count(*)::int from openings`
  return counted?.count ?? 0
}
