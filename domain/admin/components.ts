/** Components checked by the diagnostic, in the order of their names on screen: description, and what is measured. */
export const components = {
  database: { name: 'Base de données', description: 'Temps de réponse, connexions, transactions longues.' },
  definitions: {
    name: 'Structure de la base',
    description: 'Migrations, fonctions, vues et contraintes, comparées au code.',
  },
  rights: { name: 'Droits d’accès', description: 'Droits et règles de chaque table, comparés au code.' },
  replication: { name: 'Réplication', description: 'Retard des copies de la base.' },
  disk: { name: 'Disque', description: 'Place libre, et pour combien de temps.' },
  queue: { name: 'Tâches de fond', description: 'Attente, échecs, horaires manqués.' },
  mail: { name: 'E-mails', description: 'Connexion au serveur, attente, refus.' },
  sms: { name: 'SMS', description: 'Connexion au service, attente.' },
  payment: { name: 'Paiement', description: 'Appel au prestataire, rapports reçus, remboursements en attente.' },
  money: { name: 'Argent et rendez-vous', description: 'Chaque rendez-vous est payé, chaque paiement sert.' },
  storage: { name: 'Fichiers', description: 'Écrire, lire et effacer un fichier.' },
  model: { name: 'Modèle de langage', description: 'Une réponse d’un mot, budget du jour, réponses de secours.' },
  safety: { name: 'Repérage du danger', description: 'Trente phrases relues à l’instant, date des résultats publiés.' },
  relay: { name: 'Relais vidéo', description: 'Une place demandée au relais.' },
  certificate: { name: 'Certificat', description: 'Date de fin du certificat https.' },
  clock: { name: 'Horloge', description: 'Écart avec l’horloge de la base.' },
  backup: { name: 'Sauvegarde', description: 'Dernière copie de la base, dernier essai de restauration.' },
  retention: { name: 'Durées de conservation', description: 'Dernier passage, données gardées trop longtemps.' },
  audit: { name: 'Journal d’audit', description: 'Chaîne des empreintes, dernier scellé.' },
  queries: { name: 'Requêtes lentes', description: 'Durée des échanges avec la base.' },
  processes: { name: 'Processus', description: 'Version, mémoire et réactivité de chaque processus.' },
} as const

export type ComponentId = keyof typeof components

export const componentIds = Object.keys(components) as [ComponentId, ...ComponentId[]]
