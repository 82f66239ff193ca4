import { treatments } from '#domain/privacy/treatments.ts'
import { definitions, paragraph } from './blocks.ts'
import { figures } from './figures.ts'
import { dataProtectionLink, publisherAddress } from './publisher.ts'
import type { LegalDocument } from './types.ts'

export const register: LegalDocument = {
  slug: 'rgpd/registre',
  title: 'Registre des traitements',
  lede: 'Ce que nous faisons de vos données, traitement par traitement (article 30 du RGPD). Les durées ci-dessous sont tenues par le site lui-même.',
  updatedOn: '2026-11-17',
  sections: [
    {
      id: 'responsable',
      title: 'Responsable',
      blocks: [
        definitions(['Organisme', publisherAddress], ['Délégué à la protection des données', dataProtectionLink]),
        paragraph(
          'Chaque table de la base de données appartient à un traitement de cette page : un essai automatique le vérifie.',
        ),
      ],
    },
    ...Object.entries(treatments).map(([id, treatment]) => ({
      id,
      title: treatment.name,
      blocks: [
        definitions(
          ['Finalité', treatment.purpose],
          ['Base légale', treatment.basis],
          ['Personnes', treatment.people],
          ['Données', treatment.data],
          ['Destinataires', treatment.recipients],
          ['Durée', treatment.retention],
          ['Transferts hors de l’Union européenne', 'Aucun'],
        ),
      ],
    })),
    {
      id: 'securite',
      title: 'Mesures de sécurité communes',
      blocks: [
        paragraph(
          `Chiffrement des échanges, mots de passe hachés, droits inscrits dans la base de données ligne par ligne, seconde vérification des équipes, journal des accès lisible par la personne, sauvegardes limitées à ${figures.backupRetention}. L’[analyse d’impact](/rgpd/analyse-impact) les détaille.`,
        ),
      ],
    },
  ],
}
