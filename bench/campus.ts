import { setTimeout as pause } from 'node:timers/promises'
import { DEMO_PASSWORD } from '#domain/auth/demo-accounts.ts'
import { connect } from '#server/db/postgres.ts'
import { type Answers, Student } from './campus/student.ts'
import { ordinaryMessages } from './chat/messages.ts'
import { withProcesses } from './load/with-processes.ts'
import { check, checkThreshold, quantile } from './support/measure.ts'

// A university behind one address (NAT): two hundred people arrive within a minute, browse, sign up or in, and chat, at a
// human pace and with the settings of a new installation. Nobody may be refused.
const PORT = '4314'
const PEOPLE = 200
const ARRIVE_SECONDS = 60
const MESSAGES = 5
/** One in so many signs up, mistypes the password, or writes « je veux mourir ». */
const ONE_IN = { signUp: 3, mistyped: 10, danger: 20 }
const PAGES = ['/', '/praticiens', '/pricing', '/urgence']
const P95_MS = 1000

/** Proofs of work are short: two hundred telephones compute them, and this machine is one. */
const settings = {
  SIGN_IN_SECURITY_CHECK: 'on',
  SECURITY_CHECK_ITERATIONS: '20',
  SECOND_STEP: 'on',
  REST_REQUESTS_PER_SECOND: '50',
}
const answers: Answers = { milliseconds: [], refusals: new Map() }
const messages = ordinaryMessages(300)

await withProcesses(
  [PORT],
  async ([server], { patients }, { socketFolder }) => {
    const target = { socketFolder, database: 'mivoix', user: 'postgres' }
    const mails = connect({ target, size: 4, statementTimeoutMs: 30_000, applicationName: 'bench' })
    const arrivals = patients.slice(0, PEOPLE).map(async ({ email }, number) => {
      await pause(Math.random() * ARRIVE_SECONDS * 1000)
      await visit(new Student(server?.address ?? '', mails, answers), number, email)
    })
    const ended = await Promise.allSettled(arrivals)
    await mails.end()
    for (const one of ended) if (one.status === 'rejected') console.log(String(one.reason))
    check(
      `${PEOPLE} of ${PEOPLE} visits ended`,
      ended.every(({ status }) => status === 'fulfilled'),
    )
  },
  settings,
)
for (const [refusal, times] of answers.refusals) console.log(`${times} × ${refusal}`)
const refused = [...answers.refusals.values()].reduce((sum, times) => sum + times, 0)
checkThreshold(`refusals, of ${answers.milliseconds.length} requests of one network`, refused, { atMost: 0 })
checkThreshold('an answer, p95, ms', Math.round(quantile(answers.milliseconds, 0.95)), { atMost: P95_MS })

async function visit(student: Student, number: number, email: string): Promise<void> {
  for (const page of PAGES) {
    await student.ask(`page ${page}`, page)
    await lookFor(2, 6)
  }
  await student.ask('settings', '/auth/v1/settings')
  await student.rows('directory', 'practitioner_openings?select=*&moment=eq.any&order=next_at,slug&limit=12')
  await student.rows('free times', 'free_times?select=starts_at&gender_preference=eq.any&order=starts_at&limit=1000')
  await chat(student, number)
  if (number % ONE_IN.signUp === 0)
    await student.signUp(`nouveau${number}@bench.mivoix.test`, 'quatre petits mots simples')
  else await student.signIn(email, DEMO_PASSWORD, number % ONE_IN.mistyped === 1 ? 'un mot de passe faux' : undefined)
  await Promise.all([
    student.ask('account', '/auth/v1/user'),
    student.rows('profile', 'profiles?select=first_name,user_type'),
    student.rows('appointments', 'my_appointments?select=*&order=starts_at&limit=1000'),
    student.rows('conversations', 'my_conversations?select=*&order=timestamp.desc.nullslast&limit=1000'),
    student.rows('moods', 'mood_entries?select=id,level,recorded_at&order=recorded_at&limit=1000'),
  ])
  await lookFor(3, 8)
  await chat(student, number + PEOPLE)
}

/** A message as soon as the last answer is read and the next one typed. */
async function chat(student: Student, number: number): Promise<void> {
  const sessionId = crypto.randomUUID()
  for (let turn = 0; turn < MESSAGES; turn += 1) {
    const isDanger = number % ONE_IN.danger === 0 && turn === MESSAGES - 1
    const message = isDanger ? 'je veux mourir' : messages[(number * MESSAGES + turn) % messages.length]
    const input = { message, sessionId, messageId: crypto.randomUUID(), consent: true }
    await student.call('chat-wit-ai', input)
    await lookFor(12, 28)
  }
}

function lookFor(least: number, most: number): Promise<void> {
  return pause((least + Math.random() * (most - least)) * 1000)
}
