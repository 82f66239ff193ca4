import { list, note, paragraph, table } from './blocks.ts'
import { figures } from './figures.ts'
import { dataProtectionLink } from './publisher.ts'
import type { LegalDocument } from './types.ts'

export const impactAssessment: LegalDocument = {
  slug: 'rgpd/analyse-impact',
  title: 'Analyse d’impact',
  lede: 'Des données de santé, des personnes fragiles, un outil automatique : la loi demande de peser les risques avant de commencer (article 35 du RGPD). Voici notre analyse, en clair.',
  updatedOn: '2026-11-17',
  sections: [
    {
      id: 'pourquoi',
      title: 'Pourquoi une analyse',
      blocks: [
        list(
          'des données de santé, à grande échelle ;',
          'des personnes vulnérables, parfois mineures ;',
          'un chat automatique qui cherche des signes de danger.',
        ),
        note('Cette analyse a été écrite par l’équipe. Elle n’a pas encore été relue par un juriste.'),
      ],
    },
    {
      id: 'necessite',
      title: 'Nécessité et proportion',
      blocks: [
        list(
          'Le sujet d’une séance sert à la personne qui reçoit : quelques mots suffisent, et il n’est jamais montré à l’administration.',
          'Un pseudonyme suffit pour consulter. L’identité ne s’ouvre qu’en cas de danger, à deux personnes, et vous le lisez dans votre journal.',
          'Les séances ne sont pas enregistrées. Les messages écrits pendant l’appel ne sont pas gardés.',
          'L’humeur notée sans compte reste sur votre appareil.',
          `Sans compte, une conversation est effacée après ${figures.anonymousChatRetention} sans activité.`,
        ),
      ],
    },
    {
      id: 'risques',
      title: 'Risques et réponses',
      blocks: [
        table(
          'Risques pour les personnes, gravité et mesures',
          ['Risque', 'Gravité', 'Ce qui le réduit', 'Ce qui reste'],
          [
            'Un proche lit l’écran ou la boîte aux lettres',
            'Importante',
            'Objets d’e-mails neutres, « Quitter rapidement », déconnexion des appareils',
            'L’historique du navigateur',
          ],
          [
            'Une personne de l’équipe lit un dossier',
            'Maximale',
            'Droits dans la base, ligne par ligne ; aucune vue d’administration sur la santé ; lectures inscrites dans votre journal',
            'L’hébergeur de la base, tenu par contrat',
          ],
          [
            'Un compte est volé',
            'Importante',
            'Seconde vérification, limites d’essais, alertes par e-mail, sessions courtes',
            'Un téléphone déverrouillé',
          ],
          [
            'La base ou une sauvegarde fuit',
            'Maximale',
            `Hébergement certifié exigé, sauvegardes gardées ${figures.backupRetention}, effacements refaits après restauration`,
            'Le temps de la découverte ; la CNIL est prévenue en 72 heures',
          ],
          [
            'Le chat n’entend pas un danger',
            'Maximale',
            'Un lecteur appris et des règles cliniques, question posée dans le doute, numéros d’aide sur chaque page',
            'Des messages manqués : les mesures sont sur [Sécurité de l’IA](/securite-ia)',
          ],
          [
            'Des données restent trop longtemps',
            'Limitée',
            'Chaque table a une fin, tenue par un travail automatique et vérifiée par un essai',
            'Les obligations comptables',
          ],
        ),
      ],
    },
    {
      id: 'avis',
      title: 'Votre avis',
      blocks: [paragraph(`Une remarque sur cette analyse ? Écrivez à ${dataProtectionLink}.`)],
    },
  ],
}
