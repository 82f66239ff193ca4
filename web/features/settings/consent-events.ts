import { consentText } from '#domain/privacy/consent-text.ts'
import { parentalConsents } from '#domain/privacy/parental-consents.ts'
import { consentPurposes } from './consent-purposes.ts'
import type { Agreement, Consent, ParentalConsent } from './queries.ts'

/** One consent, as shown in the history. */
export interface ConsentEvent {
  key: string
  title: string
  /** Its events, oldest first: « Donné », « Retiré ». */
  steps: { label: string; at: string }[]
  version: number | null
  /** The accepted text; the terms have a page instead. */
  text?: string | undefined
  isTerms?: boolean
}

const parentalTitles = { consultations: 'Accord d’un parent', premium: 'Accord d’un parent pour l’abonnement' }
const documents = { terms: 'Conditions d’utilisation', 'student-status': 'Statut d’étudiant·e en psychologie' }

interface Given {
  consents: readonly Consent[]
  agreements: readonly Agreement[]
  parental: readonly ParentalConsent[]
}

/** All consents given, refused or withdrawn, newest first. */
export function consentEvents({ consents, agreements, parental }: Given): ConsentEvent[] {
  const events = [...consents.map(ofConsent), ...agreements.map(ofAgreement), ...parental.map(ofParent)]
  return events.toSorted((a, b) => (b.steps[0]?.at ?? '').localeCompare(a.steps[0]?.at ?? ''))
}

function ofConsent({ id, purpose, version, given_at, withdrawn_at }: Consent): ConsentEvent {
  return {
    key: id,
    title: consentPurposes.find((one) => one.purpose === purpose)?.label ?? purpose,
    steps: stepsOf(['Donné', given_at], ['Retiré', withdrawn_at]),
    version,
    text: consentText(purpose, version),
  }
}

function ofAgreement({ document, version, accepted_at }: Agreement): ConsentEvent {
  return {
    key: `${document} ${version}`,
    title: documents[document],
    steps: stepsOf(['Accepté', accepted_at]),
    version,
    ...(document === 'terms' ? { isTerms: true } : { text: consentText(document, version) }),
  }
}

function ofParent({
  id,
  purpose,
  parent_name: parent,
  consent_version: version,
  ...at
}: ParentalConsent): ConsentEvent {
  return {
    key: id,
    title: `${parentalTitles[purpose]}${parent ? `, ${parent}` : ''}`,
    steps: stepsOf(
      ['Demandé', at.requested_at],
      ['Donné', at.granted_at],
      ['Refusé', at.refused_at],
      ['Retiré', at.withdrawn_at],
    ),
    version,
    ...(version !== null && { text: consentText(parentalConsents[purpose].text, version, parent ? { parent } : {}) }),
  }
}

function stepsOf(...steps: [label: string, at: string | null][]): ConsentEvent['steps'] {
  return steps.flatMap(([label, at]) => (at === null ? [] : [{ label, at }]))
}
