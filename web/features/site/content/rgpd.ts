import { publisher } from '#domain/publisher.ts'
import { definitions, list, paragraph, table } from './blocks.ts'
import { figures } from './figures.ts'
import { dataProtectionLink, emailLink, phoneLink, publisherAddress } from './publisher.ts'
import type { LegalDocument } from './types.ts'

export const rgpd: LegalDocument = {
  slug: 'rgpd',
  title: 'Notice RGPD',
  lede: 'Le détail de nos traitements de données, selon le Règlement général sur la protection des données (RGPD) et la loi Informatique et Libertés. Pour une lecture plus simple, voyez la [politique de confidentialité](/privacy).',
  updatedOn: '2026-11-15',
  sections: [
    {
      id: 'responsable',
      title: 'Responsable du traitement',
      blocks: [
        definitions(
          ['Organisme', `${publisherAddress} (${publisher.registration})`],
          ['E-mail', emailLink],
          ['Téléphone', phoneLink],
        ),
        paragraph(
          'Mivoix décide des finalités et des moyens des traitements décrits ici. Les étudiantes, les étudiants et les personnes qui les supervisent agissent selon ses consignes.',
        ),
      ],
    },
    {
      id: 'dpo',
      title: 'Délégué à la protection des données',
      blocks: [
        paragraph(
          `Pour toute question ou demande, contactez la personne déléguée à la protection des données (DPO) : ${dataProtectionLink}, ou par courrier à « DPO, ${publisherAddress} ».`,
        ),
      ],
    },
    {
      id: 'categories',
      title: 'Catégories de données, finalités et bases légales',
      blocks: [
        table(
          'Données traitées, finalités et bases légales',
          ['Données', 'Finalité', 'Base légale'],
          [
            'Compte : nom, e-mail, mot de passe haché, profil',
            'Créer et tenir le compte',
            'Contrat (art. 6.1.b du RGPD)',
          ],
          [
            'Date de naissance, autorisation parentale (nom et adresse e-mail du parent, réponse, date)',
            'Vérifier l’âge requis',
            'Intérêt légitime : protéger les mineurs (art. 6.1.f)',
          ],
          [
            'Santé : sujet de séance, notes, résumés, humeur, conversations, messages',
            'Tenir les séances, la supervision, le chat et le suivi de l’humeur',
            'Contrat (art. 6.1.b) et consentement explicite (art. 9.2.a)',
          ],
          [
            'Réservations et paiements',
            'Réserver, encaisser, rembourser, tenir la comptabilité',
            'Contrat et obligation légale (art. 6.1.b et 6.1.c)',
          ],
          [
            'Journaux de connexion et d’accès, vérification de sécurité',
            'Protéger les comptes et le site',
            'Obligation légale et intérêt légitime (art. 6.1.c et 6.1.f)',
          ],
          [
            'Études : université, année, justificatif, créneaux, versements',
            'Vérifier le statut des étudiantes et étudiants, organiser et rémunérer leur activité',
            'Contrat (art. 6.1.b)',
          ],
          ['Formulaire de contact', 'Vous répondre', 'Intérêt légitime (art. 6.1.f)'],
          ['Lettre d’information', 'Vous l’envoyer, après double confirmation', 'Consentement (art. 6.1.a)'],
        ),
        paragraph(
          'L’e-mail et le mot de passe sont nécessaires pour ouvrir un compte ; le sujet et le créneau pour réserver. Les champs facultatifs sont signalés comme tels.',
        ),
      ],
    },
    {
      id: 'destinataires',
      title: 'Destinataires',
      blocks: [
        list(
          'la personne qui vous reçoit et la personne qui la supervise, pour ce qui concerne vos séances ;',
          'l’administration de Mivoix, sans accès aux sujets, aux notes ni aux conversations ;',
          'nos sous-traitants techniques : hébergement, envoi d’e-mails et de SMS, paiement par carte, modèle de langage ;',
          'les autorités, quand la loi nous y oblige.',
        ),
        paragraph(
          `Chaque sous-traitant n’agit que sur nos instructions et par contrat (art. 28 du RGPD). Le prestataire de paiement a aussi ses propres obligations légales, comme la lutte contre la fraude. La liste à jour est donnée sur demande à ${dataProtectionLink}. Aucune donnée n’est vendue ni partagée à des fins publicitaires.`,
        ),
      ],
    },
    {
      id: 'durees',
      title: 'Durées de conservation',
      blocks: [
        table(
          'Durées de conservation par catégorie',
          ['Données', 'Durée', 'Raison'],
          [
            'Compte, profil, justificatif d’études',
            `Durée de l’inscription, puis ${figures.accountRetention} après la dernière activité, après deux e-mails`,
            'Tenue du compte et preuve',
          ],
          [
            'Consultations : sujet, note, résumé, lettre, messages, commentaire',
            `Archivées ${figures.healthArchive} après le dernier contact, effacées ${figures.healthRetention} après`,
            'Continuité de l’accompagnement',
          ],
          ['Humeur et conversations du chat, avec un compte', 'Avec le compte', 'Votre suivi'],
          ['Présences en salle', figures.connectionLogRetention, 'Preuve que la séance a eu lieu'],
          [
            'Paiements et reçus',
            `${figures.paymentRetention} après le 31 décembre de l’année`,
            'Obligation comptable (art. L. 123-22 du code de commerce)',
          ],
          ['Journaux de connexion', figures.connectionLogRetention, 'Sécurité et obligation légale'],
          [
            'Conversation du chat sans compte',
            `${figures.anonymousChatRetention} sans activité`,
            'Reprendre la conversation, puis l’effacer',
          ],
          ['Messages de contact', `${figures.accountRetention} après le dernier échange`, 'Suivi de votre demande'],
          ['Lettre d’information', 'Jusqu’à la désinscription', 'Votre consentement'],
          ['Humeur notée sans compte', 'Sur votre appareil, jusqu’à ce que vous l’effaciez', 'Jamais transmise'],
        ),
        paragraph(
          'Un effacement demandé plus tôt est fait plus tôt, et confirmé par e-mail. Seules restent alors les données que la loi nous oblige à garder : vos paiements et leurs notes.',
        ),
        paragraph(
          `Une archive n’apparaît sur aucun écran. Les sauvegardes disparaissent en ${figures.backupRetention}. Si l’une d’elles devait servir, les effacements faits entre-temps y seraient refaits.`,
        ),
        paragraph(
          'Tous les traitements sont décrits dans le [registre](/rgpd/registre). Les risques et ce qui les réduit sont dans l’[analyse d’impact](/rgpd/analyse-impact).',
        ),
      ],
    },
    {
      id: 'droits',
      title: 'Vos droits',
      blocks: [
        definitions(
          ['Accès et copie (art. 15)', 'Savoir ce que nous avons sur vous et en recevoir une copie.'],
          ['Rectification (art. 16)', 'Faire corriger une donnée fausse ou incomplète.'],
          ['Effacement (art. 17)', 'Faire effacer vos données, sauf celles que la loi nous oblige à garder.'],
          ['Limitation (art. 18)', 'Faire geler l’usage d’une donnée le temps d’une vérification.'],
          ['Portabilité (art. 20)', 'Recevoir vos données dans un format réutilisable (JSON).'],
          ['Opposition (art. 21)', 'Refuser un usage fondé sur notre intérêt légitime.'],
          ['Retrait du consentement (art. 7)', 'Revenir sur votre accord, à tout moment, sans effet sur le passé.'],
          ['Après le décès (art. 85 de la loi Informatique et Libertés)', 'Dire ce que deviendront vos données.'],
        ),
        paragraph(
          `L’export et l’effacement se font dans vos [paramètres](/settings). Pour le reste, écrivez à ${dataProtectionLink}. La réponse vient dans un délai d’un mois, prolongé de deux mois si la demande est complexe ; nous vous en informons alors. Nous pouvons vérifier votre identité, sans demander plus que nécessaire.`,
        ),
      ],
    },
    {
      id: 'transferts',
      title: 'Transferts hors de l’Union européenne',
      blocks: [
        paragraph(
          'Vos données sont hébergées dans l’Union européenne. Nous choisissons des sous-traitants qui les y gardent chaque fois que c’est possible.',
        ),
        paragraph(
          'Si un sous-traitant devait y accéder depuis un autre pays, le transfert serait encadré : décision d’adéquation ou clauses contractuelles types de la Commission européenne (art. 45 et 46 du RGPD). Vous pouvez en demander une copie.',
        ),
      ],
    },
    {
      id: 'reclamation',
      title: 'Réclamation auprès de la CNIL',
      blocks: [
        paragraph(
          'Si notre réponse ne vous convient pas, vous pouvez saisir la Commission nationale de l’informatique et des libertés (CNIL) :',
        ),
        list(
          'en ligne, sur [www.cnil.fr](https://www.cnil.fr) ;',
          'par courrier : CNIL, 3 place de Fontenoy, TSA 80715, 75334 Paris Cedex 07 ;',
          'par téléphone : [01 53 73 22 22](tel:+33153732222).',
        ),
      ],
    },
  ],
}
