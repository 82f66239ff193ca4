import type { ActName } from '#domain/admin/acts.ts'
import type { AdminFunctions } from '#domain/admin/functions.ts'

/** Entries written by referents, jobs and commands. */
type OtherEntry =
  | 'open-report'
  | 'read-archive'
  | 'request-suspension'
  | 'request-reporter-identity'
  | 'create-admin'
  | 'reset-second-factor-by-command'
  | 'act-expired'
  | 'prune-audit-log'
  | 'refused'

/** Labels of the entries of the audit log. */
export const actLabels: Readonly<Record<keyof AdminFunctions | ActName | OtherEntry, string>> = {
  'open-proof': 'Justificatif ouvert',
  'review-proof': 'Décision sur un justificatif',
  'undo-review': 'Décision reprise',
  'assign-supervisor': 'Supervision attribuée',
  'suspension-effects': 'Effets d’une suspension consultés',
  'suspend-practitioner': 'Suspension',
  'suspend-with-approval': 'Suspension à deux',
  'find-people': 'Recherche de personnes',
  'find-archive': 'Recherche d’une archive',
  'run-diagnostic': 'Diagnostic lancé',
  'request-act': 'Demande à deux',
  'decide-act': 'Décision sur une demande',
  'invite-psychologist': 'Psychologue invité·e',
  'unmake-psychologist': 'Place de psychologue retirée',
  'make-referent': 'Référence donnée',
  'unmake-referent': 'Référence retirée',
  'invite-administrator': 'Administrateur invité',
  'create-admin': 'Administrateur créé par commande',
  'unmake-administrator': 'Administration retirée',
  'lift-suspension': 'Suspension levée',
  'reset-second-factor': 'Vérification en deux étapes réinitialisée',
  'reset-second-factor-by-command': 'Vérification en deux étapes réinitialisée par commande',
  'open-person': 'Dossier d’une personne ouvert',
  'correct-birthdate': 'Date de naissance corrigée',
  'end-sessions-of': 'Sessions fermées',
  'erase-person': 'Compte effacé',
  'open-archive': 'Archive ouverte à une personne référente',
  'open-report': 'Signalement lu par une personne référente',
  'read-archive': 'Archive lue par une personne référente',
  'open-held-identity': 'Identité gardée ouverte',
  'cancel-as-team': 'Rendez-vous annulé par l’équipe',
  'refund-payment': 'Remboursement',
  'send-refund-again': 'Remboursement renvoyé',
  'record-refund-paid': 'Remboursement versé autrement',
  'decide-review': 'Séance examinée',
  'close-test-dispute': 'Contestation de test close',
  'list-owed-payouts': 'Versements dus consultés',
  'write-payout-file': 'Fichier de versements écrit',
  'record-payouts': 'Versements enregistrés',
  'act-expired': 'Demande éteinte',
  'take-contact': 'Message pris en charge',
  'answer-contact': 'Réponse à un message',
  'request-suspension': 'Suspension demandée par une personne référente',
  'request-reporter-identity': 'Identité demandée par une personne référente',
  'open-reporter-identity': 'Identité ouverte après un signalement',
  'suspend-after-report': 'Suspension après un signalement',
  'save-newsletter': 'Lettre : brouillon',
  'test-newsletter': 'Lettre : essai',
  'request-newsletter': 'Lettre : envoi demandé',
  'send-newsletter': 'Lettre envoyée',
  'record-incident': 'Incident consigné',
  'download-incident-register': 'Registre des incidents téléchargé',
  'set-switch': 'Interrupteur du site',
  'publish-announcement': 'Annonce publiée',
  'withdraw-announcement': 'Annonce retirée',
  'prune-audit-log': 'Fin de durée : entrées anciennes supprimées',
  refused: 'Refus',
}

/** Label of an entry; its own name if a later version wrote it. */
export const labelOfAct = (act: string): string => new Map<string, string>(Object.entries(actLabels)).get(act) ?? act
