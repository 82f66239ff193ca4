import { ACT_REQUEST_HOURS, ARCHIVE_OPEN_DAYS, IDENTITY_OPEN_MINUTES, UNSUPERVISED_NOTICE_HOURS } from '../constants.ts'
import { formatCount } from '../format.ts'
import type { ActName } from './acts.ts'

const withdrawn =
  'Ses rendez-vous à venir sont annulés et remboursés en entier, avec un e-mail à chaque patient et à la personne.'
const students = `Ses étudiants perdent leur supervision et ne sont plus proposés ; leurs rendez-vous des ${UNSUPERVISED_NOTICE_HOURS} heures suivantes sont remboursés tant qu’elle n’est pas remplacée.`
const released =
  'Les signalements que la personne traitait et qui attendent une réponse reviennent aux autres personnes référentes, prévenues par e-mail.'
const releasedByReferent =
  'Si la personne est référente, ses signalements sans réponse reviennent aux autres, prévenues par e-mail.'
const nothingElse = 'Aucun rendez-vous et aucun paiement ne changent.'

const stopped = 'Ses disponibilités disparaissent aussitôt, et une séance en cours s’arrête, remboursée en entier.'

const SUSPENSION = `${stopped} ${withdrawn} ${students} ${releasedByReferent}`

/** Shown before somebody of that type is suspended. */
export const suspensionOf = (userType: 'student' | 'therapist'): string =>
  userType === 'therapist'
    ? SUSPENSION
    : `${stopped} ${withdrawn} La psychologue ou le psychologue qui supervise est prévenu·e d’une séance arrêtée.`

/** Effects of each two-person act on money, appointments and mails, shown before it is requested and before it is approved. */
export const actConsequences: Record<ActName, string> = {
  'invite-psychologist': `Un compte s’ouvre et la personne reçoit un e-mail pour choisir son mot de passe. Elle peut aussitôt recevoir et superviser. ${nothingElse}`,
  'unmake-psychologist': `${withdrawn} ${students} ${releasedByReferent} Ses sessions se ferment et son compte devient celui d’un patient, avec un e-mail. Ce qui lui est dû reste à verser.`,
  'make-referent': `La personne lira les signalements, les alertes sans réponse et les archives ouvertes. Aucun e-mail ne part. ${nothingElse}`,
  'unmake-referent': `La personne ne lira plus ni les signalements, ni les archives, même ceux dont elle s’était chargée. ${released} ${nothingElse}`,
  'invite-administrator': `Un compte s’ouvre et la personne reçoit un e-mail pour choisir son mot de passe. Elle administre le site dès qu’elle a ajouté une application d’authentification. ${nothingElse}`,
  'unmake-administrator': `Ses sessions se ferment et son compte devient celui d’un patient. Aucun e-mail ne part. ${nothingElse}`,
  'lift-suspension':
    'Ses disponibilités reviennent, si son statut et sa supervision sont en règle, et la personne reçoit un e-mail. Les rendez-vous déjà annulés ne reviennent pas.',
  'reset-second-factor': `Son application d’authentification, ses codes par SMS et ses codes de secours ne valent plus rien, ses appareils reconnus sont oubliés et ses sessions se ferment. La personne reçoit un e-mail ; pour se reconnecter, elle donne son mot de passe et un code reçu par e-mail. ${nothingElse}`,
  'erase-person':
    'Tout est effacé aussitôt et pour de bon, consultations et archive comprises ; un abonnement prend fin, sans remboursement. Restent les paiements et leurs notes, que la loi fait garder. La personne reçoit un reçu d’effacement par e-mail.',
  'open-archive': `Les personnes référentes reçoivent un e-mail ; la première qui lit l’archive s’en charge, pendant ${formatCount(ARCHIVE_OPEN_DAYS, 'jour', 'jours')}. L’administration n’en voit rien. Si son compte existe encore, la personne le voit dans son journal d’accès. ${nothingElse}`,
  'refund-payment':
    'L’argent repart vers la carte de la personne, qui reçoit un e-mail quand il part. Cela ne se reprend pas. Le rendez-vous lui-même ne change pas.',
  'record-payouts':
    'Ces montants sont notés comme versés et ne seront plus dus. Aucun argent ne part d’ici : la banque a déjà exécuté le fichier. Aucun e-mail ne part.',
  'send-newsletter':
    'La lettre part par e-mail à toutes les adresses confirmées au moment de l’accord. Elle ne se rappelle pas.',
  'suspend-with-approval': `${SUSPENSION} La raison est envoyée à la personne par e-mail.`,
  'suspend-after-report': `${SUSPENSION} La personne est prévenue par e-mail, sans un mot du signalement.`,
  'open-reporter-identity': `La personne référente qui suit le signalement reçoit un e-mail, et peut lire le nom, le téléphone et l’adresse de la personne pendant ${IDENTITY_OPEN_MINUTES} minutes. L’administration n’en voit rien. La personne le voit dans son journal d’accès, avec le motif. ${nothingElse}`,
}

/** Rule of every two-person act; the last part is for a team of one. */
export const TWO_PEOPLE = `Une autre personne de l’administration approuve dans les ${ACT_REQUEST_HOURS} heures, ou la demande s’éteint. Si vous êtes seul·e à administrer, elle s’exécute au bout de ce délai.`

/** Shown where an act is requested. */
export const beforeRequesting = (act: ActName): string => `${actConsequences[act]} ${TWO_PEOPLE}`
