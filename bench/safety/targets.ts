import { classes, levelOfClass, type ReadingClass } from '#domain/chat/reading/classes.ts'
import type { Labelled } from './read-set.ts'

const dangerOfCategory: Readonly<Record<string, ReadingClass>> = {
  violence_conjugale: 'partner-violence',
  violence_sexuelle: 'sexual-violence',
  enfance_danger: 'child',
  urgence_medicale: 'medical',
  danger_autrui: 'others',
  maltraitance_aine: 'elder',
  cyberviolence: 'cyber',
}
const aboutAnother = new Set(['tiers', 'tiers_inquietude', 'tiers-inquiétude', 'tiers_imminent'])
const actUnderWay = new Set(['tentative_en_cours', 'en_cours'])
/** Categories that describe a style or an origin: they do not say whether the act has begun. */
const mayBeAnAct = /^(?:explicite_|recit|jumeau|long|dictee|correction|sms|fautes|argot|obfusque|emoji|majuscules)/
const mayBeAnyone = new Set(['tour', 'correction'])

/** Classes that a label allows; several when the category only gives the level. */
export function targetsOf({ level, category }: Pick<Labelled, 'level' | 'category'>): ReadingClass[] {
  if (level === 'none') return ['none']
  if (level === 'danger') {
    const known = dangerOfCategory[category]
    return known ? [known] : classes.filter((name) => levelOfClass(name) === 'danger')
  }
  if (level === 'vigilance') {
    if (aboutAnother.has(category)) return ['vigilance-other']
    return mayBeAnyone.has(category) ? ['vigilance-own', 'vigilance-other'] : ['vigilance-own']
  }
  if (aboutAnother.has(category)) return ['crise-other']
  if (actUnderWay.has(category)) return ['crise-act']
  if (mayBeAnyone.has(category)) return ['crise-thought', 'crise-act', 'crise-other']
  return mayBeAnAct.test(category) ? ['crise-thought', 'crise-act'] : ['crise-thought']
}
