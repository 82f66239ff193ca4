import {
  CHAT_ANONYMOUS_RETENTION_DAYS,
  RETENTION_ACCOUNT_YEARS_AFTER_LAST_ACTIVITY,
  RETENTION_CONNECTION_LOG_YEARS,
  RETENTION_HEALTH_ARCHIVE_AFTER_YEARS,
  RETENTION_HEALTH_YEARS_AFTER_LAST_CONTACT,
  RETENTION_PAYMENT_YEARS,
} from '../constants.ts'
import { formatCount } from '../format.ts'

const years = (count: number) => formatCount(count, 'an', 'ans')
const account = `${years(RETENTION_ACCOUNT_YEARS_AFTER_LAST_ACTIVITY)} après la dernière connexion`

/** Processing activities of the public register (GDPR, article 30). Each table of the data catalogue belongs to one. */
export const treatments = {
  account: {
    name: 'Compte et sécurité',
    purpose:
      'Ouvrir et tenir un compte, vérifier l’identité de la personne qui se connecte, tenir le journal des accès',
    basis: 'Contrat (art. 6.1.b) ; obligation légale et intérêt légitime pour la sécurité (art. 6.1.c et 6.1.f)',
    people: 'Patientes et patients, étudiantes et étudiants, psychologues, équipe',
    data: 'Identité, adresse e-mail, téléphone, mot de passe haché, moyens de connexion, appareils, dates de connexion, consentements',
    recipients: 'La personne elle-même ; l’équipe pour l’état du compte ; prestataires d’e-mails et de SMS',
    retention: `${account} ; journal des accès : ${years(RETENTION_CONNECTION_LOG_YEARS)}`,
  },
  consultation: {
    name: 'Consultations',
    purpose: 'Réserver, tenir et suivre une consultation, la faire superviser',
    basis: 'Contrat (art. 6.1.b) et consentement explicite (art. 9.2.a)',
    people:
      'Patientes et patients, personnes qui les reçoivent, personnes invitées à une séance, parents d’une personne mineure',
    data: 'Autorisation d’un parent (nom, adresse e-mail, réponse), dates, type, sujet, pseudonyme, présences en salle, notes, résumés, messages, lettres, avis',
    recipients: 'La personne qui reçoit et celle qui la supervise ; jamais l’administration pour le contenu',
    retention: `Archivées ${years(RETENTION_HEALTH_ARCHIVE_AFTER_YEARS)} après le dernier contact, effacées ${years(RETENTION_HEALTH_YEARS_AFTER_LAST_CONTACT)} après ; date et prix : comme les paiements`,
  },
  wellbeing: {
    name: 'Humeur et chat de soutien',
    purpose: 'Noter son humeur, écrire au chat, repérer un danger pour afficher les numéros d’aide',
    basis: 'Consentement explicite (art. 9.2.a)',
    people: 'Personnes qui notent leur humeur ou écrivent au chat',
    data: 'Humeurs, conversations avec l’assistant, état de la conversation',
    recipients: 'La personne seule ; le fournisseur du modèle de langage s’il y en a un, sans nom ni adresse',
    retention: `Avec le compte ; sans compte : ${formatCount(CHAT_ANONYMOUS_RETENTION_DAYS, 'jour', 'jours')} sans activité`,
  },
  money: {
    name: 'Paiements, reçus et versements',
    purpose: 'Encaisser, rembourser, verser, tenir la comptabilité',
    basis: 'Contrat (art. 6.1.b) et obligation légale (art. 6.1.c, code de commerce L. 123-22)',
    people: 'Patientes et patients, étudiantes et étudiants, psychologues',
    data: 'Montants, dates, états, références du prestataire, reçus, compte bancaire de versement',
    recipients: 'La personne, la comptabilité de Mivoix, le prestataire de paiement',
    retention: `31 décembre de l’année, puis ${years(RETENTION_PAYMENT_YEARS)}`,
  },
  practice: {
    name: 'Activité des praticiennes et praticiens',
    purpose: 'Vérifier le statut, publier des créneaux, organiser la supervision',
    basis: 'Contrat (art. 6.1.b)',
    people: 'Étudiantes et étudiants, psychologues',
    data: 'Créneaux, agenda partagé, justificatif d’études, supervision',
    recipients: 'La personne, la supervision, l’équipe pour la vérification du statut',
    retention: `Avec le compte : ${account}`,
  },
  contact: {
    name: 'Contact et lettre d’information',
    purpose: 'Répondre aux messages, envoyer la lettre à qui l’a demandée',
    basis: 'Intérêt légitime (art. 6.1.f) ; consentement pour la lettre (art. 6.1.a)',
    people: 'Personnes qui écrivent à l’équipe ou suivent la lettre',
    data: 'Nom, adresse e-mail, message, date de confirmation',
    recipients: 'L’équipe, le prestataire d’e-mails',
    retention: `Messages : ${years(RETENTION_ACCOUNT_YEARS_AFTER_LAST_ACTIVITY)} ; lettre : jusqu’à la désinscription`,
  },
  technical: {
    name: 'Fonctionnement du site',
    purpose: 'Limiter les abus, envoyer les e-mails, faire tourner le service',
    basis: 'Intérêt légitime (art. 6.1.f)',
    people: 'Toute personne qui utilise le site',
    data: 'Compteurs, empreintes à clé changeante, e-mails en cours d’envoi',
    recipients: 'L’équipe technique',
    retention: 'Quelques secondes à quelques jours',
  },
} satisfies Record<string, RegisteredTreatment>

export type Treatment = keyof typeof treatments

interface RegisteredTreatment {
  name: string
  purpose: string
  basis: string
  people: string
  data: string
  recipients: string
  retention: string
}
