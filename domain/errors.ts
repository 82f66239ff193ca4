/** Error codes of the product and the HTTP status each one travels with. The sentence of each is in messages.ts. */
export const errorStatus = {
  malformed_request: 400,
  invalid_input: 422,
  not_signed_in: 401,
  not_allowed: 403,
  not_found: 404,
  consultation_not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  body_too_large: 413,
  content_type_not_supported: 415,
  too_many_requests: 429,
  daily_rows_used_up: 429,
  idempotency_key_reused: 422,
  request_in_progress: 409,
  security_check_failed: 422,
  unavailable: 503,
  offline: 0,
  unexpected: 500,

  patients_only: 403,
  practitioners_only: 403,
  students_only: 403,
  psychologists_only: 403,
  sign_in_to_book: 401,

  sign_in_blocked: 429,
  sign_in_blocked_now: 429,
  sign_in_blocked_inline: 429,
  credentials_wrong: 400,
  sign_in_failed: 400,
  sign_up_failed: 400,
  account_exists: 409,
  name_too_short: 422,
  password_too_short: 422,
  password_too_common: 422,
  password_unchanged: 422,
  password_wrong: 422,
  passwords_differ: 422,
  university_missing: 422,
  study_year_missing: 422,
  language_missing: 422,
  terms_not_accepted: 422,
  certification_missing: 422,
  email_not_verified: 422,
  email_missing: 422,
  proof_missing: 422,
  proof_too_large: 413,
  proof_format_refused: 415,
  avatar_not_an_image: 415,
  avatar_too_large: 413,
  no_email_verification: 409,
  no_phone_verification: 409,
  no_verification: 409,
  phone_invalid: 422,
  phone_taken: 409,
  sms_unavailable: 422,
  code_incomplete: 422,
  sign_in_code_incomplete: 422,
  code_wrong_length: 422,
  code_wrong: 422,
  recovery_link_expired: 422,
  change_needs_sign_in: 401,
  fresh_proof_needed: 403,
  identity_taken: 422,
  identity_is_last: 422,
  identity_not_linked: 422,
  confirmation_word_wrong: 422,
  birthdate_implausible: 422,
  birthdate_locked: 409,
  verified_field_locked: 409,
  profile_not_saved: 500,
  terms_changed: 409,

  contact_field_missing: 422,
  contact_email_invalid: 422,
  contact_text_too_long: 422,
  markup_refused: 422,
  too_many_line_breaks: 422,
  contact_failed: 500,

  chat_session_missing: 422,
  chat_message_empty: 422,
  chat_message_too_long: 422,
  chat_message_unread: 422,
  chat_title_empty: 422,
  chat_consent_needed: 403,
  chat_day_used_up: 429,

  message_empty: 422,
  message_too_long: 422,
  message_consent_needed: 403,
  thread_closed: 409,

  newsletter_email_invalid: 422,
  newsletter_link_expired: 404,

  slot_date_missing: 422,
  slot_weekday_missing: 422,
  slot_ends_before_it_starts: 422,
  slot_too_short: 422,
  slot_past: 422,
  slot_time_does_not_exist: 422,
  slot_overlaps: 409,
  slot_booked: 409,
  availability_load_failed: 500,
  availability_add_failed: 500,
  availability_remove_failed: 500,

  booking_field_missing: 422,
  topic_too_long: 422,
  booking_time_missing: 422,
  booking_topic_missing: 422,
  topic_consent_missing: 422,
  pseudonym_missing: 422,
  birthdate_missing: 422,
  too_young: 403,
  parental_authorisation_missing: 403,
  parental_link_expired: 404,
  parental_authorisation_not_needed: 409,
  parental_requests_used_up: 429,
  parent_email_is_own: 422,
  hand_over_needs_patient: 403,
  hand_over_not_free: 409,
  hand_over_gone: 409,
  slot_taken: 409,
  slot_alerts_used_up: 429,
  slot_alert_exists: 409,
  slot_alert_day_missing: 422,
  no_pending_appointment: 409,
  appointment_over: 409,
  appointment_move_too_late: 409,
  appointment_terms_changed: 409,
  withdrawal_over: 409,
  account_has_appointments: 409,

  room_closed: 409,
  patient_not_there: 409,
  consultation_not_over: 409,
  note_closed: 409,
  note_signed: 409,
  note_not_ready: 409,
  note_not_opened: 409,
  note_changed_meanwhile: 409,
  note_reviewed_already: 409,
  note_empty: 422,
  review_comment_missing: 422,
  amendment_empty: 422,
  amendment_too_early: 409,
  note_too_long: 422,
  summary_empty: 422,
  rating_over: 409,
  meeting_overlaps: 409,
  meeting_gone: 409,
  meeting_time_missing: 422,
  no_supervisor: 409,
  supervisor_full: 409,
  supervisor_missing: 422,
  checks_missing: 422,
  review_reason_missing: 422,
  review_stale: 409,
  review_stands: 409,
  search_too_short: 422,

  admin_app_needed: 403,
  admin_last_app: 422,
  act_reason_missing: 422,
  act_decided: 409,
  act_expired: 409,
  act_needs_another: 403,
  last_administrator: 409,
  maintenance: 503,
  sign_ups_closed: 503,
  bookings_closed: 503,
  payments_paused: 503,
  maintenance_end_missing: 422,
  maintenance_end_refused: 422,
  announcement_empty: 422,
  announcement_too_long: 422,
  announcement_ends_before: 422,
  archive_empty: 404,
  person_has_appointments: 409,
  refund_exceeds_payment: 409,
  refund_beyond_rights: 403,
  refund_amount_invalid: 422,
  refund_cancel_instead: 409,
  payment_disputed: 409,
  review_done: 409,
  month_not_over: 409,
  payout_file_unknown: 409,
  payout_file_ended: 409,
  payout_file_waits: 409,
  nothing_to_pay_out: 409,
  day_invalid: 422,
  newsletter_subject_missing: 422,
  newsletter_body_missing: 422,
  newsletter_waiting: 409,
  newsletter_sent: 409,
  newsletter_changed: 409,
  incident_title_missing: 422,
  incident_description_missing: 422,
  incident_count_invalid: 422,
  incident_in_future: 422,
  breach_undecided: 422,
  contact_answer_empty: 422,
  contact_answered: 409,
  invited_address_known: 409,
  registration_number_invalid: 422,
  registration_number_taken: 409,
  practising_since_missing: 422,
  supervisor_unfit: 409,
  companion_not_foreseen: 409,
  guest_name_missing: 422,
  invitation_expired: 404,
  identity_reason_missing: 422,
  reason_missing: 422,

  hours_kind_missing: 422,
  hours_day_missing: 422,
  hours_duration_invalid: 422,
  hours_description_missing: 422,
  hours_day_to_come: 422,
  hours_day_too_old: 422,
  hours_day_full: 409,

  attestation_number_mistyped: 422,
  attestation_unknown: 404,
  attestation_exists: 409,
  supervisor_too_recent: 403,
  no_hours_to_attest: 409,

  rating_not_held: 409,
  rating_comment_settled: 409,
  rating_reply_empty: 422,
  rating_reply_too_long: 422,
  rating_already_answered: 409,

  report_not_met: 409,
  report_category_missing: 422,
  report_empty: 422,
  report_answer_empty: 422,

  sign_in_to_pay: 401,
  payments_closed: 409,
  card_number_invalid: 422,
  card_expiry_invalid: 422,
  card_expiry_invalid_toast: 422,
  card_cvc_invalid: 422,
  card_name_invalid: 422,
  card_is_not_a_test_card: 422,
  card_refused: 402,
  three_d_code_invalid: 422,
  three_d_secure_failed: 402,
  already_paid: 409,
  payment_not_recorded: 500,
  payment_test_failed: 500,

  already_subscribed: 409,
  no_subscription: 409,
  subscription_withdrawal_over: 409,
  premium_only: 403,
  letter_empty: 422,
  letter_too_long: 422,
  letter_unfinished: 422,
  letter_not_agreed: 422,
  payout_holder_missing: 422,
  payout_holder_misread: 422,
  iban_invalid: 422,
} as const

export type ErrorCode = keyof typeof errorStatus

/**
 * Names of database constraints, and the code a person's sentence is found under. `/rest/v1` keeps PostgREST's own
 * number in `code`; the product's code, where there is one, is its `hint`, or its `message` when an SQL rule raised it.
 */
export const constraintCode: Record<string, ErrorCode> = {
  profiles_registration_number_unique: 'registration_number_taken',
  slot_alerts_once: 'slot_alert_exists',
  slots_do_not_overlap: 'slot_overlaps',
  appointments_do_not_overlap: 'slot_taken',
  supervision_meetings_do_not_overlap: 'meeting_overlaps',
  meeting_bookings_do_not_overlap: 'meeting_overlaps',
}

export type ErrorParams = Record<string, string | number>

/** The one error class of the product: thrown by rules on the server, rebuilt in the browser from any door's answer. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly params: ErrorParams
  /** The form field that the error belongs to, where there is one. */
  readonly field: string | undefined
  /** What a screen needs beyond the sentence, such as other times when one was taken. */
  readonly details: Record<string, unknown> | undefined
  readonly retryAfterSeconds: number | undefined
  readonly requestId: string | undefined

  constructor(
    code: ErrorCode,
    options: {
      params?: ErrorParams
      field?: string
      details?: Record<string, unknown>
      retryAfterSeconds?: number
      requestId?: string
      cause?: unknown
    } = {},
  ) {
    super(code, { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.params = options.params ?? {}
    this.field = options.field
    this.details = options.details
    this.retryAfterSeconds = options.retryAfterSeconds
    this.requestId = options.requestId
  }

  get status(): number {
    return errorStatus[this.code]
  }
}

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(errorStatus, value)
}
