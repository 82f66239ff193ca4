/** Every business number of the product, its unit in the name. */

export const BRAND = 'Mivoix'
export const ASSISTANT_NAME = 'Mivoix IA'

export const CONSULTATION_PRICE_CENTS = 2999
export const PREMIUM_PRICE_CENTS_PER_MONTH = 299
/** Access is kept this long after a month that was not paid, and the card is asked again at each interval. */
export const PREMIUM_GRACE_DAYS = 7
export const PREMIUM_RETRY_HOURS = 48
export const CURRENCY = 'eur'
export const CONSULTATION_MINUTES = 45
export const FREE_CANCELLATION_HOURS = 24
export const LATE_CANCELLATION_FEE_PERCENT = 50
/** How long a withdrawal from premium counts: another within that time pays for the days that were used. */
export const PREMIUM_WITHDRAWAL_COUNTS_MONTHS = 12
export const WITHDRAWAL_DAYS = 14
export const SLOT_HOLD_MINUTES = 15
/** Between two consultations of one practitioner: with it, a consultation fits in an hour. */
export const CONSULTATION_BUFFER_MINUTES = 15
/** Slots lie on this grid, and a long one offers a start at each of its steps. */
export const SLOT_STEP_MINUTES = 30
export const RECURRING_WEEKS = [4, 8, 12] as const
export const TOPIC_MAX_CHARACTERS = 1000
export const PSEUDONYM_MAX_CHARACTERS = 40
/** Of the consent text beside the topic of a booking; raised when the text changes. */
export const TOPIC_CONSENT_VERSION = 1
export const ALTERNATIVE_STARTS = 3
/** How long a hold that nobody paid is remembered, should its payment still arrive. */
export const RETENTION_UNPAID_HOLD_HOURS = 24
export const PARENTAL_REQUEST_DAYS = 7
/** Of the text that a parent accepts; raised when the text changes. */
export const PARENTAL_CONSENT_VERSION = 2
export const PARENT_NAME_MAX_CHARACTERS = 80
export const PARENTAL_REQUESTS_PER_DAY = 5
/** Of one minor in all: then a human looks. */
export const PARENTAL_REQUESTS_MAX = 12
/** To one address, whoever asks. */
export const PARENTAL_MAILS_PER_ADDRESS_PER_DAY = 3
/** How long somebody who asked to be told of a free slot waits for it. */
export const SLOT_ALERT_DAYS = 60
/** How many such alerts one person may have waiting (db/functions/booking/slot-alerts.sql). */
export const SLOT_ALERTS_AT_ONCE = 20
export const PAYOUT_HOLDER_MAX_CHARACTERS = 100
export const HOLDS_PER_HOUR = 30
export const PAYMENT_ATTEMPTS_PER_HOUR = 20
export const ROOM_OPENS_MINUTES_BEFORE = 10
export const ROOM_CLOSES_MINUTES_AFTER = 10
/** The sign-in of who is in a call outlives the consultation by this much. */
export const ROOM_SESSION_MINUTES_AFTER = 30
/** A practitioner who is not there by then is told. */
export const PRACTITIONER_TOLD_LATE_MINUTES = 5
/** A patient who comes later than this is absent, and a practitioner who waited so long may leave. */
export const PATIENT_ABSENCE_MINUTES = 15
/** A gap in somebody's own presence this short is none. */
export const STAY_GAP_CLOSED_SECONDS = 30
/** Connections lost on the patient's side that are refunded without asking, in twelve months; the next is looked at. */
export const LOST_LINES_REFUNDED_PER_YEAR = 2
export const CONNECTION_REPORT_HOURS = 24
export const RATING_DAYS = 30
/** A supervisor reads a comment or a reply within this time; then a referent may. */
export const RATING_MODERATION_DAYS = 7
export const RATING_REPLY_MAX_CHARACTERS = 500
export const RATING_REASON_MAX_CHARACTERS = 500
/** Below so many, neither a mean nor a figure of somebody's work is shown. */
export const FIGURES_SHOWN_FROM = 5

/** So many days, from today on, can be asked for one by one in the directory; db/functions/booking/openings.sql knows it too. */
export const DIRECTORY_DAYS = 14
export const RATING_COMMENT_MAX_CHARACTERS = 2000
export const NOTE_MAX_CHARACTERS = 8000
export const NOTE_REMINDER_HOURS = 24
/** After a consultation: until when its note is expected. */
export const NOTE_DUE_HOURS = 48
/** How long a note waits for the student's own supervisor before a referent may review it too. In db/functions/supervision/my-notes-to-review.sql as well. */
export const NOTE_REVIEW_DAYS = 7
export const NOTE_COMMENT_MAX_CHARACTERS = 4000
export const MEETING_MINUTES = 60
/** A call is a mesh of three: the psychologist and two students. In db/functions/supervision/my-meetings.sql as well. */
export const GROUP_MEETING_STUDENTS = 2
/** What a supervisor is alerted to: a rating, or a mean of the latest ones, this low; coming this late, this often. */
export const ALERT_STARS_MAX = 2
export const ALERT_MEAN_BELOW = 3
export const ALERT_MEAN_RATINGS = 5
export const ALERT_LATE_MINUTES = 5
export const ALERT_LATE_TIMES = 2
export const ALERT_LATE_DAYS = 30
/** A crisis that nobody has looked at goes further. */
export const CRISIS_TO_REFERENTS_MINUTES = 30
export const CRISIS_TO_ADMINISTRATORS_MINUTES = 120
/** How long after a consultation its student may still flag a crisis. */
export const CRISIS_FLAG_DAYS = 30
/** Opened again within this time, a note was read once. */
export const NOTE_READING_MINUTES = 60
export const SUMMARY_MAX_CHARACTERS = 4000
export const SUMMARY_STEPS = 3
export const SUMMARY_STEP_MAX_CHARACTERS = 300
export const PERSONAL_NOTE_MAX_CHARACTERS = 8000
export const GUEST_NAME_MAX_CHARACTERS = 40
export const IDENTITY_OPEN_MINUTES = 60
export const IDENTITY_REASON_MIN_CHARACTERS = 10
export const IDENTITY_REASON_MAX_CHARACTERS = 1000
/** The internship of the order of 19 May 2006, and what the platform counts of it by itself. */
export const STAGE_HOURS = 500
export const STAGE_SESSION_MINUTES = 45
export const STAGE_NOTE_MINUTES = 15
export const STAGE_DECLARED_MIN_MINUTES = 15
/** Of one day, all kinds together. */
export const STAGE_DAY_MAX_MINUTES = 12 * 60
export const STAGE_DECLARED_WITHIN_DAYS = 365
/** Of a text of a few words, as the specification's secure input has them. */
export const SHORT_TEXT_MAX_CHARACTERS = 250
export const SHORT_TEXT_MAX_LINE_BREAKS = 3
export const STAGE_REASON_MAX_CHARACTERS = 500
/** A supervisor who seals attestations has practised for so long. */
export const ATTESTATION_PRACTICE_YEARS = 3
/** Of one network: numbers are not to be tried one after the other. */
export const ATTESTATION_CHECKS_PER_HOUR = 30
export const ATTESTATION_REASON_MAX_CHARACTERS = 500
export const REPORT_MAX_CHARACTERS = 4000
export const REPORT_ANSWER_MAX_CHARACTERS = 2000
export const REPORTS_PER_DAY = 10
/** Before its time is over, whoever has a report to answer is reminded. */
export const REPORT_REMINDER_HOURS_BEFORE = 4
export const RELAY_CREDENTIAL_HOURS = 2
export const RETENTION_STAY_YEARS = 1
/** A request for an act of two people lives so long. */
export const ACT_REQUEST_HOURS = 24
/** How long an archive stays open to a referent. */
export const ARCHIVE_OPEN_DAYS = 7
export const MAINTENANCE_MAX_HOURS = 48
export const NEWSLETTER_SUBJECT_MAX_CHARACTERS = 120
export const NEWSLETTER_BODY_MAX_CHARACTERS = 20_000
export const CONTACT_ANSWER_MAX_CHARACTERS = 5000
export const ANNOUNCEMENT_MAX_CHARACTERS = 300
/** How long a decision about a proof can be taken back: its mail waits. */
export const REVIEW_UNDO_SECONDS = 10
/** Students whom one psychologist follows. */
export const SUPERVISED_STUDENTS_MAX = 10
/** What was booked so near to the end of a status is still held; what lies further is refunded. */
export const STATUS_GRACE_DAYS = 14
/** A student without supervision sees nobody: what begins sooner than this is refunded, unless somebody takes over. */
export const UNSUPERVISED_NOTICE_HOURS = 48
/** A practitioner absent this long, or less time together than this, is refunded without asking. */
export const PRACTITIONER_ABSENCE_MINUTES = 10
export const JOINT_TIME_MIN_MINUTES = 30
export const REMINDER_HOURS_BEFORE = [24, 1] as const
export const CHAT_FREE_MESSAGES_PER_DAY = 30
export const CHAT_ANONYMOUS_RETENTION_DAYS = 30
export const CHAT_MESSAGES_PER_MINUTE = 60
/** Of messages that show danger, from one network: beyond, they are still answered and no longer kept. */
export const CHAT_CARE_MESSAGES_PER_MINUTE = 240
/** How often in a day one message may ask for its answer again: a connection broke, the page was read anew. */
export const CHAT_REPEATS_PER_MESSAGE = 5
export const CHAT_CONSENT_VERSION = 1
export const CHAT_TITLE_MAX_CHARACTERS = 80
/** Without a whole sentence from the model for this long, the embedded engine answers. */
export const MODEL_SILENCE_SECONDS = 8
export const MODEL_REPLY_SECONDS = 60
export const MODEL_REPLY_MAX_TOKENS = 400
/** Of the one word by which a model says what it read; more than that for those that think aloud first. */
export const MODEL_READING_MAX_TOKENS = 64
export const MODEL_READING_SECONDS = 2
export const MODEL_REPLY_MAX_CHARACTERS = 1800
/** How much of the conversation the model reads again, beside its summary. */
export const MODEL_CONTEXT_MESSAGES = 12
/** Visitors of one network, a school for instance, who may each use up a free day. */
export const CHAT_CONVERSATIONS_PER_NETWORK = 20
export const CHAT_MESSAGE_MAX_CHARACTERS = 4000
/** Of a longer message, for danger: the length of a short book. */
export const CHAT_MESSAGE_READ_CHARACTERS = 100_000
/** Of a longer message that shows danger, and is answered all the same. */
export const CHAT_MESSAGE_STORED_CHARACTERS = 20_000

export const MESSAGE_MAX_CHARACTERS = 4000
export const MESSAGES_PER_TEN_MINUTES = 60
/** Of the consent to keep what a patient writes to their practitioner; raised when the text changes. */
export const MESSAGES_CONSENT_VERSION = 1
/** Whoever is reading needs no mail: it waits this long to see. */
export const MESSAGE_MAIL_DELAY_MINUTES = 2

export const ADULT_AGE_YEARS = 18
export const MINIMUM_AGE_YEARS = 16

export const NAME_MIN_LENGTH = 2
export const PASSWORD_MIN_LENGTH = 8
export const UPLOAD_MAX_BYTES = 5 * 1024 * 1024

/** Retention, as announced on the privacy pages and executed by the retention job. */
export const RETENTION_ACCOUNT_YEARS_AFTER_LAST_ACTIVITY = 3
/** Mails before an inactive account ends. */
export const INACTIVITY_WARNING_DAYS = [60, 7] as const
/** Health data of two people leaves every screen after this long without contact, and is deleted after the next. */
export const RETENTION_HEALTH_ARCHIVE_AFTER_YEARS = 1
export const RETENTION_HEALTH_YEARS_AFTER_LAST_CONTACT = 5
export const RETENTION_PAYMENT_YEARS = 10
export const RETENTION_CONNECTION_LOG_YEARS = 1
export const RETENTION_BACKUP_DAYS = 35
export const RETENTION_IDEMPOTENT_ANSWER_DAYS = 1
export const RETENTION_REFUSED_MAIL_DAYS = 7
export const RETENTION_UNSENT_MAIL_DAYS = 30
export const ACCESSIBILITY_REPLY_WORKING_DAYS = 3
export const ACCESSIBILITY_PLAN_MONTHS = 6

export const EMAIL_MAX_CHARACTERS = 254
export const CONTACT_NAME_MAX_CHARACTERS = 120
export const CONTACT_SUBJECT_MAX_CHARACTERS = 200
export const CONTACT_MESSAGE_MAX_CHARACTERS = 5000
export const CONTACT_MESSAGES_PER_HOUR = 5

export const SECURITY_CHECK_MINUTES = 10
/** Of one network, which may be a whole school's: each costs the server a little work. */
export const SECURITY_CHECKS_PER_MINUTE = 240
export const NEWSLETTER_CONFIRMATION_HOURS = 48
export const NEWSLETTER_REQUESTS_PER_HOUR = 10
/** Mails that strangers can have us send to one address. */
export const NEWSLETTER_MAILS_PER_ADDRESS_PER_DAY = 3
export const MOOD_DETAILS_MAX_CHARACTERS = 1000

export const SESSION_HOURS = 1
/** Until when, from its beginning, a session can be prolonged. */
export const PROLONGED_SESSION_MAX_HOURS = 12
export const SESSION_END_NOTICE_MINUTES = 5
export const STAY_SIGNED_IN_SESSION_DAYS = 7
export const ADMIN_SESSION_HOURS = 24
export const SIGN_UP_SESSION_HOURS = 24
export const SIGN_IN_FAILURES_MAX = 3
export const SIGN_IN_BLOCK_MINUTES = 5
export const ONE_TIME_CODE_DIGITS = 6
/** Of a code that opens an account by itself: for a sign-in without a password, and for a forgotten one. */
export const SIGN_IN_CODE_DIGITS = 8
export const ONE_TIME_CODE_MINUTES = 10
export const ONE_TIME_CODE_TRIES = 5
export const RESEND_SECONDS = 60
export const PASSWORD_MAX_CHARACTERS = 256
/** How long a device on which the second step was taken is known. */
export const TRUSTED_DEVICE_DAYS = 90
/** How long a proved address waits for the rest of the form. */
export const REGISTRATION_TICKET_HOURS = 2
export const REGISTRATION_MAILS_PER_ADDRESS_PER_DAY = 10
/** Of the texts accepted at sign-up; raised when they change, and accepted anew then. 2: lateness, absence and refunds in the room. */
export const TERMS_VERSION = 2
export const STUDENT_CERTIFICATION_VERSION = 1
export const UNIVERSITY_MIN_LENGTH = 2
export const PROFILE_NAME_MAX_CHARACTERS = 100
/** Of a first name in a mail to somebody who did not ask for it. */
export const PLAIN_FIRST_NAME_MAX_CHARACTERS = 20
export const UNIVERSITY_MAX_CHARACTERS = 200
export const BIO_MAX_CHARACTERS = 2000

export const LETTER_MAX_CHARACTERS = 6000
/** What the analysis of moods looks back on, the present week included. */
export const MOOD_ANALYSIS_WEEKS = 8
/** Of the consent to read conversations for the themes of an analysis; raised when the text changes. */
export const CHAT_THEMES_CONSENT_VERSION = 1
/** Of the consent text that the mood widget shows; raised when the text changes. */
export const MOOD_CONSENT_VERSION = 1
/** A proof this recent needs no other before a password or an address is changed. */
export const FRESH_AUTHENTICATION_MINUTES = 10
/** An account that never proved its address is forgotten, and its address free again. */
export const UNPROVED_ACCOUNT_DAYS = 7
export const SIGN_IN_FAILURE_KEPT_HOURS = 24

/** Below so many sign-ups in a month, the home page says nothing about them. */
export const NEWCOMERS_CLAIMED_FROM = 1000

/** When the results of `npm run bench:safety` that /securite-ia shows were counted. */
export const SAFETY_RESULTS_PUBLISHED_ON = '2026-11-17'
