/** Business constants of the product, with the unit in the name. */

export const BRAND = 'Mivoix'
export const ASSISTANT_NAME = 'Mivoix IA'

export const CONSULTATION_PRICE_CENTS = 2999
export const PREMIUM_PRICE_CENTS_PER_MONTH = 299
/** Grace period after an unpaid month; the card is retried at each interval. */
export const PREMIUM_GRACE_DAYS = 7
export const PREMIUM_RETRY_HOURS = 48
export const CURRENCY = 'eur'
export const CONSULTATION_MINUTES = 45
export const FREE_CANCELLATION_HOURS = 24
export const LATE_CANCELLATION_FEE_PERCENT = 50
/** A second withdrawal from premium within this time pays for the days used. */
export const PREMIUM_WITHDRAWAL_COUNTS_MONTHS = 12
export const WITHDRAWAL_DAYS = 14
export const SLOT_HOLD_MINUTES = 15
/** Break between two consultations of one practitioner: with it, a consultation fits in an hour. */
export const CONSULTATION_BUFFER_MINUTES = 15
/** Slots are aligned to this grid, and a long one offers a start at each step. */
export const SLOT_STEP_MINUTES = 30
export const RECURRING_WEEKS = [4, 8, 12] as const
export const TOPIC_MAX_CHARACTERS = 1000
export const PSEUDONYM_MAX_CHARACTERS = 40
/** Version of the consent text beside the topic of a booking; raised when the text changes. */
export const TOPIC_CONSENT_VERSION = 1
export const ALTERNATIVE_STARTS = 3
/** Retention of an unpaid hold, in case its payment still arrives. */
export const RETENTION_UNPAID_HOLD_HOURS = 24
export const PARENTAL_REQUEST_DAYS = 7
/** Version of the text a parent accepts; raised when the text changes. */
export const PARENTAL_CONSENT_VERSION = 2
export const PARENTAL_PREMIUM_CONSENT_VERSION = 1
export const PARENT_NAME_MAX_CHARACTERS = 80
export const PARENTAL_REQUESTS_PER_DAY = 5
/** Maximum per minor in total: then a person looks at it. */
export const PARENTAL_REQUESTS_MAX = 12
/** Per address, over all requesters. */
export const PARENTAL_MAILS_PER_ADDRESS_PER_DAY = 3
/** Lifetime of a slot alert. */
export const SLOT_ALERT_DAYS = 60
/** Maximum of waiting alerts per person (db/functions/booking/slot-alerts.sql). */
export const SLOT_ALERTS_AT_ONCE = 20
export const PAYOUT_HOLDER_MAX_CHARACTERS = 100
/** Days from the end of a month to its payouts; offers and connection reports change what is owed for two days at most. */
export const PAYOUT_AFTER_DAYS = 3
export const HOLDS_PER_HOUR = 30
export const PAYMENT_ATTEMPTS_PER_HOUR = 20
export const ROOM_OPENS_MINUTES_BEFORE = 10
export const ROOM_CLOSES_MINUTES_AFTER = 10
/** A session in a call outlives the consultation by this much. */
export const ROOM_SESSION_MINUTES_AFTER = 30
/** Delay after which an absent practitioner is notified. */
export const PRACTITIONER_TOLD_LATE_MINUTES = 5
/** A patient who comes later than this is absent, and a practitioner who waited this long may leave. */
export const PATIENT_ABSENCE_MINUTES = 15
/** Shorter gaps in somebody's presence are ignored. */
export const STAY_GAP_CLOSED_SECONDS = 30
/** Automatic refunds of too-short consultations that the patient left first, per twelve months; the next one is reviewed. */
export const LEFT_FIRST_REFUNDED_PER_YEAR = 2
/** Of the time in which the server saw neither of the two, this much counts as joint time. */
export const LOST_GAP_COUNTED_MINUTES = 10
/** From this many appointments on, a suspension needs a second administrator, unless somebody is in danger. */
export const SUSPENSION_NEEDS_TWO_FROM = 10
/** A patient who waited less beside the practitioner was hardly to be let in. */
export const UNADMITTED_SECONDS = 60
export const CONNECTION_REPORT_HOURS = 24
/** Delay after its end in which a practitioner may offer a consultation. */
export const OFFER_HOURS = 24
export const RATING_DAYS = 30
/** A supervisor moderates a comment or reply within this time; then a referent may. */
export const RATING_MODERATION_DAYS = 7
export const RATING_REPLY_MAX_CHARACTERS = 500
export const RATING_REASON_MAX_CHARACTERS = 500
/** Below this number, no mean and no statistics of a practitioner are shown. */
export const FIGURES_SHOWN_FROM = 5

/** Days from today that can be filtered one by one in the directory; also in db/functions/booking/openings.sql. */
export const DIRECTORY_DAYS = 14
export const DIRECTORY_PEOPLE_A_PAGE = 12
export const RATING_COMMENT_MAX_CHARACTERS = 2000
export const NOTE_MAX_CHARACTERS = 8000
export const NOTE_REMINDER_HOURS = 24
/** Deadline of a note after its consultation. */
export const NOTE_DUE_HOURS = 48
/**
 * Time a note waits for the student's own supervisor before a referent may review it too. Also in
 * db/functions/supervision/my-notes-to-review.sql.
 */
export const NOTE_REVIEW_DAYS = 7
export const NOTE_COMMENT_MAX_CHARACTERS = 4000
export const MEETING_MINUTES = 60
/** A call is a mesh of three: the psychologist and two students. Also in db/functions/supervision/my-meetings.sql. */
export const GROUP_MEETING_STUDENTS = 2
/** Thresholds of supervisor alerts: a low rating or mean of the latest ratings, and repeated lateness. */
export const ALERT_STARS_MAX = 2
export const ALERT_MEAN_BELOW = 3
export const ALERT_MEAN_RATINGS = 5
export const ALERT_LATE_MINUTES = 5
export const ALERT_LATE_TIMES = 2
export const ALERT_LATE_DAYS = 30
/** Mails about a breach of data of which the authority has not been told, in its 72 hours. */
export const BREACH_WARNINGS_HOURS_LEFT = [48, 24, 6] as const
/** Escalation of a crisis that nobody has taken in charge. */
export const CRISIS_TO_REFERENTS_MINUTES = 30
export const CRISIS_TO_ADMINISTRATORS_MINUTES = 120
/** Time after a consultation in which its student may still flag a crisis. */
export const CRISIS_FLAG_DAYS = 30
/** One line with the alert: « Que se passe-t-il ? » */
export const CRISIS_LINE_MAX_CHARACTERS = 250
export const ALERT_MESSAGE_MAX_CHARACTERS = 2000
export const ALERT_MESSAGE_MAIL_PAUSE_MINUTES = 10
/** Opened again within this time, a note counts as read once. */
export const NOTE_READING_MINUTES = 60
export const SUMMARY_MAX_CHARACTERS = 4000
export const SUMMARY_STEPS = 3
export const SUMMARY_STEP_MAX_CHARACTERS = 300
export const PERSONAL_NOTE_MAX_CHARACTERS = 8000
export const GUEST_NAME_MAX_CHARACTERS = 40
export const IDENTITY_OPEN_MINUTES = 60
/** Later, the danger has passed or was answered otherwise: the request must be made again. */
export const IDENTITY_REQUEST_MINUTES = 60
export const IDENTITY_REASON_MIN_CHARACTERS = 10
export const IDENTITY_REASON_MAX_CHARACTERS = 1000
/** The internship of the order of 19 May 2006, and the hours the platform counts automatically. */
export const STAGE_HOURS = 500
export const STAGE_SESSION_MINUTES = 45
export const STAGE_NOTE_MINUTES = 15
export const STAGE_DECLARED_MIN_MINUTES = 15
/** Per day, all kinds together. */
export const STAGE_DAY_MAX_MINUTES = 12 * 60
export const STAGE_DECLARED_WITHIN_DAYS = 365
/** Maximum of a short text, as in the specification's secure input. */
export const SHORT_TEXT_MAX_CHARACTERS = 250
export const SHORT_TEXT_MAX_LINE_BREAKS = 3
export const STAGE_REASON_MAX_CHARACTERS = 500
/** Minimum years of practice of a supervisor who seals attestations. */
export const ATTESTATION_PRACTICE_YEARS = 3
/** Per network, against enumeration of numbers. */
export const ATTESTATION_CHECKS_PER_HOUR = 30
export const ATTESTATION_REASON_MAX_CHARACTERS = 500
export const REPORT_MAX_CHARACTERS = 4000
export const REPORT_ANSWER_MAX_CHARACTERS = 2000
export const REPORTS_PER_DAY = 10
/** Reminder before the deadline of a report. */
export const REPORT_REMINDER_HOURS_BEFORE = 4
export const RELAY_CREDENTIAL_HOURS = 2
export const RETENTION_STAY_YEARS = 1
/** Lifetime of a request for a two-person act. */
export const ACT_REQUEST_HOURS = 24
/** How long an archive stays open to a referent. */
export const ARCHIVE_OPEN_DAYS = 7
export const MAINTENANCE_MAX_HOURS = 48
export const NEWSLETTER_SUBJECT_MAX_CHARACTERS = 120
export const NEWSLETTER_BODY_MAX_CHARACTERS = 20_000
export const CONTACT_ANSWER_MAX_CHARACTERS = 5000
export const ANNOUNCEMENT_MAX_CHARACTERS = 300
/** Time to undo a decision on a proof: its mail is delayed. */
export const REVIEW_UNDO_SECONDS = 10
/** Maximum of students per supervisor. */
export const SUPERVISED_STUDENTS_MAX = 10
/** Appointments this close after the end of a status are kept; later ones are refunded. */
export const STATUS_GRACE_DAYS = 14
/**
 * A student without supervisor sees nobody: appointments earlier than this are
 * refunded, unless another supervisor takes over.
 */
export const UNSUPERVISED_NOTICE_HOURS = 48
/** Automatic refund: a practitioner absent this long, or less time together than this. */
export const PRACTITIONER_ABSENCE_MINUTES = 10
export const JOINT_TIME_MIN_MINUTES = 30
export const REMINDER_HOURS_BEFORE = [24, 1] as const
export const CHAT_FREE_MESSAGES_PER_DAY = 30
export const CHAT_ANONYMOUS_RETENTION_DAYS = 30
/** Per network, which may be a whole university: two hundred people who write a message every quarter of a minute. */
export const CHAT_MESSAGES_PER_MINUTE = 800
/** Messages that show danger, per network: beyond, they are still answered but no longer stored. */
export const CHAT_CARE_MESSAGES_PER_MINUTE = 240
/** Times per day one message may ask for its answer again, after a broken connection or a page reload. */
export const CHAT_REPEATS_PER_MESSAGE = 5
export const CHAT_CONSENT_VERSION = 1
export const CHAT_TITLE_MAX_CHARACTERS = 80
/** Timeout for a whole sentence of the model; then the embedded engine answers. */
export const MODEL_SILENCE_SECONDS = 8
export const MODEL_REPLY_SECONDS = 60
export const MODEL_REPLY_MAX_TOKENS = 400
/** Maximum tokens of the one-word danger classification; room for models that reason first. */
export const MODEL_READING_MAX_TOKENS = 64
export const MODEL_READING_SECONDS = 2
export const MODEL_REPLY_MAX_CHARACTERS = 1800
/** Messages of the conversation sent to the model, beside its summary. */
export const MODEL_CONTEXT_MESSAGES = 12
/** Visitors of one network, such as a university, who may each use up a free day. */
export const CHAT_CONVERSATIONS_PER_NETWORK = 200
export const CHAT_MESSAGE_MAX_CHARACTERS = 4000
/** Characters of a longer message read for danger: a short book. */
export const CHAT_MESSAGE_READ_CHARACTERS = 100_000
/** Characters stored of a longer message that shows danger, and is answered all the same. */
export const CHAT_MESSAGE_STORED_CHARACTERS = 20_000

export const MESSAGE_MAX_CHARACTERS = 4000
export const MESSAGES_PER_TEN_MINUTES = 60
/** Version of the consent to store messages to a practitioner; raised when the text changes. */
export const MESSAGES_CONSENT_VERSION = 1
/** Delay of the mail about a message: not sent if it is read meanwhile. */
export const MESSAGE_MAIL_DELAY_MINUTES = 2

export const ADULT_AGE_YEARS = 18
export const MINIMUM_AGE_YEARS = 16

export const NAME_MIN_LENGTH = 2
export const PASSWORD_MIN_LENGTH = 8
export const UPLOAD_MAX_BYTES = 5 * 1024 * 1024

/** Retention periods announced on the privacy pages and applied by the retention job. */
export const RETENTION_ACCOUNT_YEARS_AFTER_LAST_ACTIVITY = 3
/** Warnings before an inactive account is erased. */
export const INACTIVITY_WARNING_DAYS = [60, 7] as const
/** Health data of two people is archived after this long without contact, and deleted after the next period. */
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
/** Per network, which may be a whole university: each costs the server some CPU. */
export const SECURITY_CHECKS_PER_MINUTE = 600
export const NEWSLETTER_CONFIRMATION_HOURS = 48
export const NEWSLETTER_REQUESTS_PER_HOUR = 10
/** Mails of one cause that strangers can trigger to one mailbox. */
export const STRANGERS_MAILS_PER_MAILBOX_PER_DAY = 3
export const MOOD_DETAILS_MAX_CHARACTERS = 1000

export const SESSION_HOURS = 1
/** Maximum total lifetime of an extended session. */
export const PROLONGED_SESSION_MAX_HOURS = 12
export const SESSION_END_NOTICE_MINUTES = 5
export const STAY_SIGNED_IN_SESSION_DAYS = 7
export const ADMIN_SESSION_HOURS = 24
export const SIGN_UP_SESSION_HOURS = 24
export const SIGN_IN_FAILURES_MAX = 3
export const SIGN_IN_BLOCK_MINUTES = 5
export const ONE_TIME_CODE_DIGITS = 6
/** Code that signs in on its own: sign-in without a password, and password recovery. */
export const SIGN_IN_CODE_DIGITS = 8
export const ONE_TIME_CODE_MINUTES = 10
export const ONE_TIME_CODE_TRIES = 5
export const RESEND_SECONDS = 60
export const PASSWORD_MAX_CHARACTERS = 256
/** How long a device stays trusted after the second step. */
export const TRUSTED_DEVICE_DAYS = 90
/** How long a confirmed address is valid for the rest of the registration. */
export const REGISTRATION_TICKET_HOURS = 2
export const REGISTRATION_MAILS_PER_ADDRESS_PER_DAY = 10
/** To one address for all networks together: high enough that strangers do not use up the codes of its owner. */
export const REGISTRATION_MAILS_OF_ALL_PER_DAY = 50
/**
 * Version of the texts accepted at sign-up; raised when they change, and accepted again then. 2: lateness, absence and
 * refunds in the room.
 */
export const TERMS_VERSION = 2
export const STUDENT_CERTIFICATION_VERSION = 1
export const UNIVERSITY_MIN_LENGTH = 2
export const PROFILE_NAME_MAX_CHARACTERS = 100
/** Maximum of a first name in a mail to somebody who did not ask for it. */
export const PLAIN_FIRST_NAME_MAX_CHARACTERS = 20
export const UNIVERSITY_MAX_CHARACTERS = 200
export const BIO_MAX_CHARACTERS = 2000

export const LETTER_MAX_CHARACTERS = 6000
/** Period of the mood analysis, including the current week. */
export const MOOD_ANALYSIS_WEEKS = 8
/** Version of the consent to read conversations for the themes of an analysis; raised when the text changes. */
export const CHAT_THEMES_CONSENT_VERSION = 1
/** Version of the consent text of the mood widget; raised when the text changes. */
export const MOOD_CONSENT_VERSION = 1
/** An authentication this recent allows changing a password or an address. */
export const FRESH_AUTHENTICATION_MINUTES = 10
/** An unconfirmed account is deleted after this, and its address is free again. */
export const UNPROVED_ACCOUNT_DAYS = 7
export const SIGN_IN_FAILURE_KEPT_HOURS = 24

/** Below this number of sign-ups in a month, the home page does not mention them. */
export const NEWCOMERS_CLAIMED_FROM = 1000

/** Date of the `npm run bench -- safety` results shown on /securite-ia. */
export const SAFETY_RESULTS_PUBLISHED_ON = '2026-11-19'
