/** Business constants formatted for prose, so that no text hard-codes a number. */
import {
  ACCESSIBILITY_PLAN_MONTHS,
  ACCESSIBILITY_REPLY_WORKING_DAYS,
  ADULT_AGE_YEARS,
  CHAT_ANONYMOUS_RETENTION_DAYS,
  CHAT_FREE_MESSAGES_PER_DAY,
  CONSULTATION_MINUTES,
  CONSULTATION_PRICE_CENTS,
  FREE_CANCELLATION_HOURS,
  JOINT_TIME_MIN_MINUTES,
  LATE_CANCELLATION_FEE_PERCENT,
  MINIMUM_AGE_YEARS,
  PATIENT_ABSENCE_MINUTES,
  PRACTITIONER_ABSENCE_MINUTES,
  PREMIUM_PRICE_CENTS_PER_MONTH,
  REMINDER_HOURS_BEFORE,
  RETENTION_ACCOUNT_YEARS_AFTER_LAST_ACTIVITY,
  RETENTION_BACKUP_DAYS,
  RETENTION_CONNECTION_LOG_YEARS,
  RETENTION_HEALTH_ARCHIVE_AFTER_YEARS,
  RETENTION_HEALTH_YEARS_AFTER_LAST_CONTACT,
  RETENTION_PAYMENT_YEARS,
  ROOM_OPENS_MINUTES_BEFORE,
  SLOT_HOLD_MINUTES,
  WITHDRAWAL_DAYS,
} from '#domain/constants.ts'
import { formatCount, formatPercent, formatPrice } from '#domain/format.ts'

const minutes = (count: number) => formatCount(count, 'minute', 'minutes')
const hours = (count: number) => formatCount(count, 'h')
const days = (count: number) => formatCount(count, 'jour', 'jours')
const years = (count: number) => formatCount(count, 'an', 'ans')

export const figures = {
  consultationPrice: formatPrice(CONSULTATION_PRICE_CENTS),
  consultationLength: minutes(CONSULTATION_MINUTES),
  premiumPrice: formatPrice(PREMIUM_PRICE_CENTS_PER_MONTH),
  freeCancellation: hours(FREE_CANCELLATION_HOURS),
  lateFee: formatPercent(LATE_CANCELLATION_FEE_PERCENT),
  withdrawal: days(WITHDRAWAL_DAYS),
  slotHold: minutes(SLOT_HOLD_MINUTES),
  roomOpensBefore: minutes(ROOM_OPENS_MINUTES_BEFORE),
  practitionerAbsence: minutes(PRACTITIONER_ABSENCE_MINUTES),
  patientAbsence: minutes(PATIENT_ABSENCE_MINUTES),
  jointTimeMinimum: minutes(JOINT_TIME_MIN_MINUTES),
  reminders: REMINDER_HOURS_BEFORE.map(hours).join(' et '),
  freeMessages: formatCount(CHAT_FREE_MESSAGES_PER_DAY, 'message', 'messages'),
  anonymousChatRetention: days(CHAT_ANONYMOUS_RETENTION_DAYS),
  adultAge: years(ADULT_AGE_YEARS),
  minimumAge: years(MINIMUM_AGE_YEARS),
  minorAges: `${MINIMUM_AGE_YEARS} ou ${years(ADULT_AGE_YEARS - 1)}`,
  accountRetention: years(RETENTION_ACCOUNT_YEARS_AFTER_LAST_ACTIVITY),
  healthArchive: years(RETENTION_HEALTH_ARCHIVE_AFTER_YEARS),
  healthRetention: years(RETENTION_HEALTH_YEARS_AFTER_LAST_CONTACT),
  paymentRetention: years(RETENTION_PAYMENT_YEARS),
  backupRetention: days(RETENTION_BACKUP_DAYS),
  connectionLogRetention: years(RETENTION_CONNECTION_LOG_YEARS),
  accessibilityReply: formatCount(ACCESSIBILITY_REPLY_WORKING_DAYS, 'jour ouvré', 'jours ouvrés'),
  accessibilityPlan: formatCount(ACCESSIBILITY_PLAN_MONTHS, 'mois'),
} as const
