import type { Database } from '../../db/database.ts'
import type { Settings } from '../../settings.ts'
import { createSmsMailbox } from './mailbox.ts'
import type { SmsProvider } from './sms-provider.ts'
import { createTwilio } from './twilio.ts'

export function createSmsProvider({ SMS_URL, SMS_FROM }: Settings, db: Database): SmsProvider {
  return SMS_URL ? createTwilio({ url: SMS_URL, from: SMS_FROM }) : createSmsMailbox(db)
}
