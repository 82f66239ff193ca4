import type { RelationRights } from '../../support/grid/relation-rights.ts'
import { booked } from './consultations.ts'

/** Readable by an administrator with an authenticator app only. */
const administratorReads = (row: string, ...names: readonly string[]): RelationRights => ({
  row,
  read: { columns: 'every', rows: Object.fromEntries(names.map((name) => [name, ['administrator'] as const])) },
})

const students = [
  'student',
  'unvalidated student',
  'expired student',
  'suspended student',
  'student of a suspended psychologist',
  'student of a student',
  'student of an administrator',
  'student of a former administrator',
]
const psychologists = ['supervisor', 'other supervisor', 'referent', 'suspended referent']

/** Views of /admin. None contains text of a note, a rating or a report, nor links a patient to a practitioner. */
export const administration: Record<string, RelationRights> = {
  admin_act_requests: administratorReads('requested_by', 'administrator'),
  admin_announcements: administratorReads('body', 'Bonjour'),
  admin_appointments: administratorReads('id', ...Object.keys(booked)),
  admin_audit: administratorReads('actor_id', 'administrator'),
  admin_component_states: administratorReads('component', 'mail'),
  admin_contact_messages: administratorReads("'a message'", 'a message'),
  admin_disputes: administratorReads('id', 'patient with student'),
  admin_figures: administratorReads('grain', 'day', 'week', 'month'),
  admin_incidents: administratorReads('title', 'Panne'),
  admin_money: administratorReads("'the money'", 'the money'),
  admin_newsletter_audience: administratorReads("'the audience'", 'the audience'),
  admin_newsletters: administratorReads('subject', 'Bonjour'),
  admin_overview: administratorReads("'the overview'", 'the overview'),
  admin_payments: administratorReads('id', 'patient with student'),
  admin_payout_files: administratorReads('month', '2026-10-01'),
  admin_practitioners: administratorReads('practitioner_id', ...students, ...psychologists),
  admin_reports: administratorReads(
    'id',
    'patient about student',
    'pseudonymous patient about supervisor',
    'minor about referent',
    'student about referent',
    'supervisor about referent',
    'administrator about referent',
    'minor about unvalidated student',
  ),
  admin_reviews: administratorReads('appointment_id', 'minor with expired student'),
  admin_students: administratorReads('student_id', ...students.filter((name) => name !== 'unvalidated student')),
  admin_supervisors: administratorReads('supervisor_id', ...psychologists),
  admin_switches: administratorReads('name', 'sign_ups', 'bookings', 'payments', 'model', 'maintenance'),
  admin_unsent_refunds: administratorReads('id', 'patient with student', 'patient with student, sent, returned'),
  admin_verifications: administratorReads('student_id', ...students),
}
