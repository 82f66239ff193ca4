import { askingForHelp } from './articles/asking-for-help.ts'
import { firstConsultation } from './articles/first-consultation.ts'
import { panic } from './articles/panic.ts'
import { rumination } from './articles/rumination.ts'
import { sleep } from './articles/sleep.ts'
import type { Article } from './types.ts'

/** In the order of the blog page: the first one gets the large card. */
export const articles: readonly Article[] = [askingForHelp, firstConsultation, sleep, panic, rumination]
