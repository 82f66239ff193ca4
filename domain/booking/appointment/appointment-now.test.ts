import { expect, test } from 'vitest'
import type { AppointmentFacts } from './appointment-facts.ts'
import { appointmentNow } from './appointment-now.ts'

/** Friday 4 December 2026, 14 h 30 to 15 h 15 in Paris. */
const booked: AppointmentFacts = {
  mySide: 'patient',
  status: 'upcoming',
  startsAt: new Date('2026-12-04T13:30:00Z'),
  endsAt: new Date('2026-12-04T14:15:00Z'),
  heldUntil: new Date('2026-11-10T09:15:00Z'),
  bookedAt: new Date('2026-11-10T09:00:00Z'),
  movedByPractitioner: false,
  canceledAt: null,
  canceledBy: null,
  priceCents: 2999,
  paidCents: 2999,
  refundedCents: 0,
  waitingCents: 0,
  leftCents: 2999,
  practitionerName: 'Inès L.',
  verdict: null,
  needsReview: false,
  jointSeconds: null,
}
const near = { bookedAt: new Date('2026-12-01T09:00:00Z') }
const canceledLate = {
  status: 'canceled',
  canceledAt: new Date('2026-12-04T08:00:00Z'),
  canceledBy: 'patient',
  waitingCents: 1500,
} as const
/** The whole price, ordered. */
const inFull = { waitingCents: 2999 }

const may = ({ isPossible, sentence }: { isPossible: boolean; sentence: string | undefined }) =>
  `${isPossible ? 'oui' : 'non'}${sentence ? `, ${sentence}` : ''}`

/** Everything that a reader of the appointment is told at an instant of Paris. */
function told(facts: Partial<AppointmentFacts>, at: string): string {
  const now = appointmentNow({ ...booked, ...facts }, new Date(`${at}+01:00`))
  return [
    `${now.state} [${now.label}] ${now.headline}${now.canJoin ? ' · Rejoindre' : ''}`,
    `dit       ${now.notice ?? '–'}`,
    ...(now.cancel.isPossible
      ? [
          `annuler   ${may(now.cancel)}`,
          `déplacer  ${may(now.move)}`,
          `changer   ${may(now.changePractitioner)}`,
          `renoncer  ${may(now.withdraw)}`,
          `argent    ${now.refundCents} rendus, ${now.feeCents} gardés`,
        ]
      : [`plus rien ${may(now.cancel)}`]),
  ]
    .join('\n')
    .replaceAll(/[\u00A0\u202F]/g, ' ')
}

const cases: readonly [title: string, facts: Partial<AppointmentFacts>, at: string][] = [
  ['booked long before, withdrawal still possible', {}, '2026-11-17T10:00:00'],
  ['after the fourteen days, more than 24 h before', {}, '2026-12-01T10:00:00'],
  ['within 24 h, after the fourteen days', {}, '2026-12-04T08:00:00'],
  ['booked three days before', near, '2026-12-02T10:00:00'],
  ['booked three days before, within 24 h', near, '2026-12-04T08:00:00'],
  ['fourteen days that end on the day itself', { bookedAt: new Date('2026-11-19T09:00:00Z') }, '2026-12-03T20:00:00'],
  ['moved by its practitioner', { movedByPractitioner: true }, '2026-12-04T08:00:00'],
  ['the room is open', {}, '2026-12-04T14:25:00'],
  ['begun this very minute', {}, '2026-12-04T14:30:10'],
  ['running, booked long before', {}, '2026-12-04T14:37:00'],
  ['running, booked three days before', near, '2026-12-04T14:37:00'],
  ['over, and not yet counted', {}, '2026-12-04T15:20:00'],
  ['its practitioner has left', { practitionerName: null }, '2026-12-01T10:00:00'],
  ['not paid yet', { status: 'held', bookedAt: null, paidCents: 0 }, '2026-11-10T10:05:00'],
  ['not paid in time', { status: 'held', bookedAt: null, paidCents: 0 }, '2026-11-10T11:00:00'],
  ['held', { status: 'completed', verdict: 'held', jointSeconds: 2700 }, '2026-12-05T10:00:00'],
  ['held, and offered', { status: 'completed', verdict: 'held', refundedCents: 2999 }, '2026-12-05T10:00:00'],
  [
    'its practitioner did not come',
    { status: 'missed', verdict: 'practitioner_absent', ...inFull },
    '2026-12-04T15:30:00',
  ],
  ['its patient did not come', { status: 'missed', verdict: 'patient_absent' }, '2026-12-04T15:30:00'],
  ['too short', { status: 'missed', verdict: 'too_short', jointSeconds: 750, ...inFull }, '2026-12-04T15:30:00'],
  ['the connection failed', { status: 'missed', verdict: 'connection_failed', ...inFull }, '2026-12-04T15:30:00'],
  ['looked at by a person', { status: 'missed', verdict: 'too_short', needsReview: true }, '2026-12-04T15:30:00'],
  ['canceled late by its patient', canceledLate, '2026-12-04T09:00:00'],
  [
    'canceled late, given back in full since',
    { ...canceledLate, refundedCents: 2999, waitingCents: 0 },
    '2026-12-04T09:00:00',
  ],
  ['canceled by its practitioner', { ...canceledLate, ...inFull, canceledBy: 'practitioner' }, '2026-12-04T09:00:00'],
  ['canceled by the team', { ...canceledLate, ...inFull, canceledBy: 'service' }, '2026-12-04T09:00:00'],
  ['canceled by a parent', { ...canceledLate, ...inFull, canceledBy: 'parent' }, '2026-12-04T09:00:00'],
  ['seen by its practitioner', { mySide: 'practitioner' }, '2026-12-04T08:00:00'],
  ['seen by its practitioner, running', { mySide: 'practitioner' }, '2026-12-04T14:37:00'],
]

test('every state of an appointment, and every sentence about its deadline, cost and refund', () => {
  const table = cases.map(([title, facts, at]) => `== ${title} ==\n${told(facts, at)}`).join('\n\n')
  expect(table).toMatchInlineSnapshot(`
    "== booked long before, withdrawal still possible ==
    booked [À venir] À venir · dans 17 jours · Rejoindre
    dit       Annulation gratuite jusqu’au jeudi 3 décembre à 14 h 30.
    annuler   oui, Gratuite jusqu’au jeudi 3 décembre à 14 h 30. 29,99 € remboursés. Ensuite : 15,00 €.
    déplacer  oui, Gratuit jusqu’au jeudi 3 décembre à 14 h 30. Toujours avec Inès L.
    changer   oui, Gratuit, à la même heure.
    renoncer  oui, Renoncer n’est pas annuler : c’est votre droit légal, sans motif, jusqu’au mardi 24 novembre inclus. 29,99 € remboursés.
    argent    2999 rendus, 0 gardés

    == after the fourteen days, more than 24 h before ==
    booked [À venir] À venir · dans 3 jours · Rejoindre
    dit       Annulation gratuite jusqu’au jeudi 3 décembre à 14 h 30.
    annuler   oui, Gratuite jusqu’au jeudi 3 décembre à 14 h 30. 29,99 € remboursés. Ensuite : 15,00 €.
    déplacer  oui, Gratuit jusqu’au jeudi 3 décembre à 14 h 30. Toujours avec Inès L.
    changer   oui, Gratuit, à la même heure.
    renoncer  non, Le délai légal pour renoncer au contrat s’est terminé le mardi 24 novembre. Si c’est Inès L. qui annule ou ne vient pas, vous êtes remboursé·e en entier.
    argent    2999 rendus, 0 gardés

    == within 24 h, after the fourteen days ==
    booked [À venir] À venir · aujourd’hui · Rejoindre
    dit       Annuler coûte maintenant 14,99 €.
    annuler   oui, Depuis jeudi 3 décembre à 14 h 30, annuler coûte 14,99 € : 15,00 € remboursés sur 29,99 €.
    déplacer  non, Plus possible à moins de 24 h.
    changer   oui, Gratuit, à la même heure.
    renoncer  non, Le délai légal pour renoncer au contrat s’est terminé le mardi 24 novembre. Si c’est Inès L. qui annule ou ne vient pas, vous êtes remboursé·e en entier.
    argent    1500 rendus, 1499 gardés

    == booked three days before ==
    booked [À venir] À venir · dans 2 jours · Rejoindre
    dit       Annulation gratuite jusqu’au début : vous avez 14 jours pour changer d’avis.
    annuler   oui, Gratuite jusqu’au début : vous avez 14 jours pour changer d’avis. 29,99 € remboursés.
    déplacer  oui, Gratuit jusqu’au début. Toujours avec Inès L.
    changer   oui, Gratuit, à la même heure.
    renoncer  oui
    argent    2999 rendus, 0 gardés

    == booked three days before, within 24 h ==
    booked [À venir] À venir · aujourd’hui · Rejoindre
    dit       Annulation gratuite jusqu’au début : vous avez 14 jours pour changer d’avis.
    annuler   oui, Gratuite jusqu’au début : vous avez 14 jours pour changer d’avis. 29,99 € remboursés.
    déplacer  oui, Gratuit jusqu’au début. Toujours avec Inès L.
    changer   oui, Gratuit, à la même heure.
    renoncer  oui
    argent    2999 rendus, 0 gardés

    == fourteen days that end on the day itself ==
    booked [À venir] À venir · demain · Rejoindre
    dit       Annulation gratuite jusqu’au vendredi 4 décembre à 0 h.
    annuler   oui, Gratuite jusqu’au vendredi 4 décembre à 0 h. 29,99 € remboursés. Ensuite : 15,00 €.
    déplacer  oui, Gratuit jusqu’au vendredi 4 décembre à 0 h. Toujours avec Inès L.
    changer   oui, Gratuit, à la même heure.
    renoncer  oui, Renoncer n’est pas annuler : c’est votre droit légal, sans motif, jusqu’au jeudi 3 décembre inclus. 29,99 € remboursés.
    argent    2999 rendus, 0 gardés

    == moved by its practitioner ==
    booked [À venir] À venir · aujourd’hui · Rejoindre
    dit       Annulation gratuite jusqu’au début : ce n’est pas vous qui avez changé l’heure.
    annuler   oui, Gratuite jusqu’au début : ce n’est pas vous qui avez changé l’heure. 29,99 € remboursés.
    déplacer  oui, Gratuit jusqu’au début. Toujours avec Inès L.
    changer   oui, Gratuit, à la même heure.
    renoncer  non
    argent    2999 rendus, 0 gardés

    == the room is open ==
    open [À venir] La salle est ouverte · début à 14 h 30 · Rejoindre
    dit       Annuler coûte maintenant 14,99 €.
    annuler   oui, Depuis jeudi 3 décembre à 14 h 30, annuler coûte 14,99 € : 15,00 € remboursés sur 29,99 €.
    déplacer  non, Plus possible à moins de 24 h.
    changer   oui, Gratuit, à la même heure.
    renoncer  non, Le délai légal pour renoncer au contrat s’est terminé le mardi 24 novembre. Si c’est Inès L. qui annule ou ne vient pas, vous êtes remboursé·e en entier.
    argent    1500 rendus, 1499 gardés

    == begun this very minute ==
    running [En cours] En cours, depuis un instant · Rejoindre
    dit       La séance a commencé : la salle vous attend.
    plus rien non, La séance a commencé.

    == running, booked long before ==
    running [En cours] En cours depuis 7 min · Rejoindre
    dit       La séance a commencé : la salle vous attend.
    plus rien non, La séance a commencé.

    == running, booked three days before ==
    running [En cours] En cours depuis 7 min · Rejoindre
    dit       La séance a commencé : la salle vous attend.
    plus rien non, La séance a commencé.

    == over, and not yet counted ==
    unsettled [Terminé] Terminé à 15 h 15 · Rejoindre
    dit       Ce qui s’est passé est compté dans les minutes qui suivent, et se lit ici.
    plus rien non, La séance est terminée.

    == its practitioner has left ==
    abandoned [Sans praticien] Sans praticien
    dit       La personne qui devait vous recevoir n’est plus là. Rien n’est perdu : écrivez-nous, nous vous remboursons en entier.
    plus rien non, Écrivez-nous : nous nous en occupons.

    == not paid yet ==
    to_pay [En attente de paiement] En attente de paiement, avant 10 h 15
    dit       –
    plus rien non, Ce rendez-vous n’est pas encore payé.

    == not paid in time ==
    lapsed [Délai de paiement passé] Délai de paiement passé
    dit       –
    plus rien non, Ce rendez-vous n’a pas été payé à temps.

    == held ==
    held [Terminé] Terminé
    dit       –
    plus rien non, La séance est terminée.

    == held, and offered ==
    held [Terminé] Terminé
    dit       29,99 € vous sont rendus.
    plus rien non, La séance est terminée.

    == its practitioner did not come ==
    missed [Non tenue] Non tenue
    dit       La séance de 14 h 30 n’a pas eu lieu. 29,99 € vous sont rendus.
    plus rien non, La séance est terminée.

    == its patient did not come ==
    missed [Non tenue] Non tenue
    dit       La séance de 14 h 30 n’a pas eu lieu : nous ne vous y avons pas vu·e. Elle n’est pas remboursée.
    plus rien non, La séance est terminée.

    == too short ==
    missed [Non tenue] Non tenue
    dit       Vous avez eu 12 minutes ensemble, moins de 30. 29,99 € vous sont rendus.
    plus rien non, La séance est terminée.

    == the connection failed ==
    missed [Non tenue] Non tenue
    dit       La liaison n’a pas marché. 29,99 € vous sont rendus.
    plus rien non, La séance est terminée.

    == looked at by a person ==
    missed [Non tenue] Non tenue
    dit       Notre équipe regarde ce qui s’est passé, et vous écrit pour le remboursement.
    plus rien non, La séance est terminée.

    == canceled late by its patient ==
    canceled [Annulé] Annulé
    dit       Annulé. 15,00 € reviennent sur votre carte.
    plus rien non, Ce rendez-vous est annulé.

    == canceled late, given back in full since ==
    canceled [Annulé] Annulé
    dit       Annulé. 29,99 € sont repartis vers votre carte.
    plus rien non, Ce rendez-vous est annulé.

    == canceled by its practitioner ==
    canceled [Annulé] Annulé
    dit       Inès L. a dû annuler. 29,99 € reviennent sur votre carte.
    plus rien non, Ce rendez-vous est annulé.

    == canceled by the team ==
    canceled [Annulé] Annulé
    dit       Annulé par notre équipe. 29,99 € reviennent sur votre carte.
    plus rien non, Ce rendez-vous est annulé.

    == canceled by a parent ==
    canceled [Annulé] Annulé
    dit       Annulé : un parent a retiré son accord. 29,99 € reviennent sur votre carte.
    plus rien non, Ce rendez-vous est annulé.

    == seen by its practitioner ==
    booked [À venir] À venir · aujourd’hui · Rejoindre
    dit       –
    annuler   oui, Remboursement intégral : 29,99 €, pour la personne qui avait réservé.
    déplacer  oui, Dans vos propres créneaux.
    changer   oui, Avec l’accord de la personne qui a réservé.
    renoncer  non
    argent    2999 rendus, 0 gardés

    == seen by its practitioner, running ==
    running [En cours] En cours depuis 7 min · Rejoindre
    dit       –
    plus rien non, La séance a commencé."
  `)
})

test('no deadline that is told is in the past, at any minute around an appointment', () => {
  for (const facts of [booked, { ...booked, ...near }])
    for (let minutes = -30 * 24 * 60; minutes <= 24 * 60; minutes += 181) {
      const now = new Date(booked.startsAt.getTime() + minutes * 60_000)
      const { notice, cancel, withdraw, feeCents, isAhead } = appointmentNow(facts, now)
      if (feeCents > 0 || !isAhead) expect(notice).not.toMatch(/gratuite/)
      expect(isAhead).toBe(minutes < 0)
      expect(cancel.isPossible, 'nothing ends before the start').toBe(isAhead)
      if (withdraw.isPossible) expect(withdraw.sentence ?? '').not.toMatch(/terminé/)
    }
})
