import { beforeAll, describe, expect, test } from 'vitest'
import { patientProfileSchema, studentProfileSchema } from '#domain/profile/schema.ts'
import { ANONYMOUS, type Identity } from '#server/db/identity.ts'
import type { Sql } from '#server/db/postgres.ts'
import { createTestDatabase, superuser } from '../support/database.ts'
import { createPerson, type Person } from '../support/rows/people.ts'

let sql: Sql
let person: Person

beforeAll(async () => {
  const { database } = await createTestDatabase()
  sql = superuser(database)
  person = await createPerson(sql, 'student')
  return () => sql.end()
})

function as<T>(identity: Identity, query: string): Promise<T[]> {
  return sql.begin(async (transaction) => {
    await transaction`select app.enter(${JSON.stringify(identity)}::text::jsonb)`
    return [...(await transaction.unsafe(query))] as T[]
  }) as Promise<T[]>
}

describe('a profile', () => {
  test('is made with the account, from the name given', async () => {
    const [profile] = await as(person.claims, 'select first_name, last_name, user_type from public.profiles')
    expect(profile).toEqual({ first_name: 'Camille', last_name: 'student', user_type: 'student' })
  })

  test.each([
    'user_type',
    'validated_at',
    'avatar_path',
    'id',
    'created_at',
    'birthdate_locked_at',
    'supervisor_id',
    'status_valid_until',
    'suspended_at',
    'is_referent',
    'verified_at',
    'practising_since',
    'registration_number',
  ])('never has its %s written by its person', async (column) => {
    await expect(as(person.claims, `update public.profiles set ${column} = default`)).rejects.toMatchObject({
      code: '42501',
    })
  })

  test.each([
    ['first_name', "'Docteur'"],
    ['last_name', "'Martin'"],
    ['university', "'Sorbonne'"],
    ['study_year', "'6+'"],
  ])('keeps its %s once an administrator has checked it', async (column, value) => {
    const student = await createPerson(sql, 'student')
    const change = () => as(student.claims, `update public.profiles set ${column} = ${value}, bio = 'Bonjour'`)
    await change()
    await sql`update profiles set validated_at = now(), ${sql(column)} = null where id = ${student.id}`.catch(
      () => sql`update profiles set validated_at = now(), ${sql(column)} = '' where id = ${student.id}`,
    )
    await expect(change()).rejects.toMatchObject({ code: 'PT409', message: 'verified_field_locked' })
    await as(student.claims, "update public.profiles set bio = 'Bonsoir', specialization = 'clinical'")
  })

  test('keeps a birthdate that was relied on, for its person and not for the service', async () => {
    const patient = await createPerson(sql, 'patient')
    const change = "update public.profiles set birthdate = '1990-01-01'"
    await sql`update profiles set birthdate = '2012-01-01', birthdate_locked_at = now() where id = ${patient.id}`
    await expect(as(patient.claims, change)).rejects.toMatchObject({ code: 'PT409', message: 'birthdate_locked' })
    await as({ role: 'service_role' }, `${change} where id = '${patient.id}'`)
  })

  test('has the columns that a form asks for, and no others, written by its person', async () => {
    const granted = await sql<{ column: string }[]>`
      select attname as column from pg_attribute where attrelid = 'public.profiles'::regclass and attnum > 0
        and not attisdropped and has_column_privilege('authenticated', attrelid, attnum, 'update')`
    const asked = Object.keys({ ...patientProfileSchema.shape, ...studentProfileSchema.shape })
    expect(granted.map(({ column }) => column).toSorted()).toEqual(asked.toSorted())
  })

  test('cannot be given to somebody else', async () => {
    await expect(
      as(person.claims, `insert into public.profiles (id, user_type) values (gen_random_uuid(), 'admin')`),
    ).rejects.toMatchObject({ code: '42501' })
  })

  test('follows the type that an administrator gives the account', async () => {
    const promoted = await createPerson(sql, 'patient')
    await sql`update auth.users set raw_app_meta_data = raw_app_meta_data || '{"user_type":"therapist"}'
      where id = ${promoted.id}`
    expect(await sql`select user_type from profiles where id = ${promoted.id}`).toEqual([{ user_type: 'therapist' }])
    await expect(as(promoted.claims, 'select user_type from public.profiles')).rejects.toMatchObject({ code: 'PT401' })
  })

  test.each([
    { birthdate: '2026-02-31' },
    { birthdate: 'infinity' },
    { gender: "'; drop table profiles" },
    { study_year: 12 },
    { specialties: 'Stress' },
    { specialties: ['Stress', 'Astrologie'] },
    { name: { nested: true } },
  ])('starts with the name alone when the form sent %j', async (said) => {
    const id = crypto.randomUUID()
    await sql`insert into auth.users (id, email, raw_user_meta_data)
      values (${id}, ${`${id}@exemple.fr`}, ${sql.json({ name: 'Zoé', bio: 'Bonjour', ...said })})`
    const [profile] = await sql`select birthdate, gender, study_year, specialties from public.profiles where id = ${id}`
    expect(profile).toEqual({ birthdate: null, gender: null, study_year: null, specialties: [] })
  })

  test('takes over everything a student fills in', async () => {
    const id = crypto.randomUUID()
    const said = {
      name: '  Élodie   Marie  Durand-Petit ',
      university: ' Université de Lille ',
      study_year: '6+',
      specialization: 'neuropsychology',
      bio: 'Bonjour,\nje suis étudiante.',
      specialties: ['Stress', 'Deuil'],
    }
    await sql`insert into auth.users (id, email, raw_user_meta_data)
      values (${id}, ${`${id}@exemple.fr`}, ${sql.json(said)})`
    const [profile] = await sql`select first_name, last_name, university, study_year, specialization, bio, specialties
      from public.profiles where id = ${id}`
    expect(profile).toEqual({
      first_name: 'Élodie',
      last_name: 'Marie Durand-Petit',
      university: 'Université de Lille',
      study_year: '6+',
      specialization: 'neuropsychology',
      bio: 'Bonjour,\nje suis étudiante.',
      specialties: ['Stress', 'Deuil'],
    })
  })
})

describe('the accounts behind the profiles', () => {
  const tables = [
    'users',
    'sessions',
    'identities',
    'signing_keys',
    'code_requests',
    'one_time_codes',
    'sign_in_failures',
    'factors',
    'challenges',
    'recovery_codes',
  ]

  test.each(tables)('auth.%s is read by nobody in a browser', async (table) => {
    for (const identity of [ANONYMOUS, person.claims]) {
      await expect(as(identity, `select from auth.${table}`)).rejects.toMatchObject({ code: '42501' })
    }
  })

  test.each(tables)('auth.%s is written by nobody in a browser', async (table) => {
    for (const identity of [ANONYMOUS, person.claims]) {
      await expect(as(identity, `insert into auth.${table} default values`)).rejects.toMatchObject({ code: '42501' })
      await expect(as(identity, `delete from auth.${table}`)).rejects.toMatchObject({ code: '42501' })
    }
  })
})
