/** The treatments of the public register (GDPR, article 30). */
export const treatments = {
  account: {
    name: 'Compte et sécurité',
    purpose:
      'Ouvrir et tenir un compte, vérifier l’identité de la personne qui se connecte, tenir le journal des accès',
    basis: 'Contrat (art. 6.1.b) ; obligation légale et intérêt légitime pour la sécurité (art. 6.1.c et 6.1.f)',
    people: 'Patientes et patients, étudiantes et étudiants, psychologues, équipe',
    data: 'Identité, adresse e-mail, téléphone, mot de passe haché, moyens de connexion, appareils, dates de connexion, consentements',
    recipients: 'La personne elle-même ; l’équipe pour l’état du compte ; prestataires d’e-mails et de SMS',
  },
  consultation: {
    name: 'Consultations',
    purpose: 'Réserver, tenir et suivre une consultation, la faire superviser',
    basis: 'Contrat (art. 6.1.b) et consentement explicite (art. 9.2.a)',
    people: 'Patientes et patients, personnes qui les reçoivent, personnes invitées à une séance',
    data: 'Dates, type, sujet, pseudonyme, présences en salle, notes, résumés, messages, lettres, avis',
    recipients: 'La personne qui reçoit et celle qui la supervise ; jamais l’administration pour le contenu',
  },
  wellbeing: {
    name: 'Humeur et chat de soutien',
    purpose: 'Noter son humeur, écrire au chat, repérer un danger pour afficher les numéros d’aide',
    basis: 'Consentement explicite (art. 9.2.a)',
    people: 'Personnes qui notent leur humeur ou écrivent au chat',
    data: 'Humeurs, conversations avec l’assistant, état de la conversation',
    recipients: 'La personne seule ; le fournisseur du modèle de langage s’il y en a un, sans nom ni adresse',
  },
  money: {
    name: 'Paiements, reçus et versements',
    purpose: 'Encaisser, rembourser, verser, tenir la comptabilité',
    basis: 'Contrat (art. 6.1.b) et obligation légale (art. 6.1.c, code de commerce L. 123-22)',
    people: 'Patientes et patients, étudiantes et étudiants, psychologues',
    data: 'Montants, dates, états, références du prestataire, reçus, compte bancaire de versement',
    recipients: 'La personne, la comptabilité de Mivoix, le prestataire de paiement',
  },
  practice: {
    name: 'Activité des praticiennes et praticiens',
    purpose: 'Vérifier le statut, publier des créneaux, organiser la supervision',
    basis: 'Contrat (art. 6.1.b)',
    people: 'Étudiantes et étudiants, psychologues',
    data: 'Créneaux, agenda partagé, justificatif d’études, supervision',
    recipients: 'La personne, la supervision, l’équipe pour la vérification du statut',
  },
  contact: {
    name: 'Contact et lettre d’information',
    purpose: 'Répondre aux messages, envoyer la lettre à qui l’a demandée',
    basis: 'Intérêt légitime (art. 6.1.f) ; consentement pour la lettre (art. 6.1.a)',
    people: 'Personnes qui écrivent à l’équipe ou suivent la lettre',
    data: 'Nom, adresse e-mail, message, date de confirmation',
    recipients: 'L’équipe, le prestataire d’e-mails',
  },
  technical: {
    name: 'Fonctionnement du site',
    purpose: 'Limiter les abus, envoyer les e-mails, faire tourner le service',
    basis: 'Intérêt légitime (art. 6.1.f)',
    people: 'Toute personne qui utilise le site',
    data: 'Compteurs, empreintes à clé changeante, e-mails en cours d’envoi',
    recipients: 'L’équipe technique',
  },
} as const

export type Treatment = keyof typeof treatments
