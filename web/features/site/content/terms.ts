import { publisher } from '#domain/publisher.ts'
import { definitions, list, note, paragraph } from './blocks.ts'
import { figures } from './figures.ts'
import { premiumIncludes } from './pricing.ts'
import { emailLink, phoneLink, publisherAddress } from './publisher.ts'
import type { LegalDocument } from './types.ts'

export const terms: LegalDocument = {
  slug: 'terms',
  title: 'Conditions d’utilisation',
  lede: 'Ces conditions disent ce que Mivoix propose, ce que cela coûte et quels sont vos droits. Nous les avons voulues courtes et lisibles.',
  updatedOn: '2026-11-17',
  firstPublishedOn: '2025-04-25',
  sections: [
    {
      id: 'objet',
      title: '1. Qui nous sommes, à quoi servent ces conditions',
      blocks: [
        paragraph(
          'Ces conditions s’appliquent à toute personne qui utilise le site Mivoix. Elles valent conditions générales de vente pour les séances et pour le chat premium.',
        ),
        definitions(
          ['Éditeur', publisherAddress],
          ['Registre du commerce', publisher.registration],
          ['Direction de la publication', publisher.publicationDirector],
          ['Hébergeur', publisher.host],
          ['Contact', `${emailLink}, ${phoneLink}, ou le [formulaire de contact](/contact)`],
        ),
        paragraph(
          'Vous acceptez ces conditions quand vous créez un compte ou réservez une séance. Vous pouvez les relire et les imprimer à tout moment depuis cette page.',
        ),
      ],
    },
    {
      id: 'service',
      title: '2. Ce que propose Mivoix',
      blocks: [
        list(
          `des séances vidéo individuelles, de couple ou familiales, de ${figures.consultationLength}, avec un étudiant ou une étudiante en psychologie sous supervision ;`,
          'un chat de soutien tenu par une intelligence artificielle, gratuit ou premium ;',
          'un suivi de l’humeur, que vous remplissez si vous le souhaitez.',
        ),
        note(
          '**Mivoix n’est pas un service d’urgence.** En cas de pensées suicidaires, appelez le [3114](tel:3114), gratuit, 24 h/24 et 7 j/7. En danger immédiat, appelez le [15](tel:15) ou le [112](tel:112). [Tous les numéros](/urgence)',
        ),
        paragraph(
          'Le service est un espace de parole. Il ne remplace ni un avis médical, ni le suivi d’un médecin. N’arrêtez jamais un traitement sans en parler à la personne qui l’a prescrit.',
        ),
      ],
    },
    {
      id: 'statut-des-etudiants',
      title: '3. Le statut des étudiantes et des étudiants',
      blocks: [
        paragraph(
          'Les personnes qui vous reçoivent sont des « étudiant·e·s en psychologie supervisé·e·s ». Elles sont au moins en troisième année de licence. Nous vérifions leur justificatif d’études avant d’ouvrir leurs créneaux.',
        ),
        paragraph(
          'Elles ne sont pas psychologues. Ce titre est protégé par l’article 44 de la loi n° 85-772 du 25 juillet 1985. Elles ne sont pas non plus psychothérapeutes, titre protégé par l’article 52 de la loi n° 2004-806 du 9 août 2004.',
        ),
        list(
          'Elles ne posent pas de diagnostic et ne font pas d’ordonnance.',
          'Leur travail est suivi par des psychologues diplômés, qui assurent la supervision et relisent les notes de séance.',
          'Quand votre situation dépasse leur rôle, elles vous orientent vers un professionnel ou un service adapté.',
        ),
        paragraph(
          'Les mots « thérapie », « thérapeute étudiant » et « praticien », quand le site les emploie, désignent ce cadre et rien d’autre.',
        ),
      ],
    },
    {
      id: 'acces-et-age',
      title: '4. Votre compte et l’âge requis',
      blocks: [
        paragraph(
          'Les pages d’information et le chat gratuit s’ouvrent sans compte. Il faut un compte pour réserver. Vous donnez des informations exactes et gardez votre mot de passe pour vous.',
        ),
        list(
          `À partir de ${figures.adultAge}, vous réservez et vous abonnez librement.`,
          `À ${figures.minorAges}, l’autorisation d’un parent est nécessaire. Nous la demandons par e-mail, avant tout paiement : pour les séances, et pour le chat premium. Sans elle, ce qui aurait été payé est arrêté et remboursé.`,
          `Avant ${figures.minimumAge}, la réservation et l’abonnement sont refusés. Nous indiquons alors les numéros d’aide pour les jeunes, comme le [119](tel:119).`,
        ),
        paragraph(
          'Votre date de naissance est facultative à l’inscription. Elle vous est demandée une fois, avant le premier paiement, pour appliquer cette règle.',
        ),
        paragraph(
          'Vous pouvez supprimer votre compte quand vous voulez, depuis vos [paramètres](/settings). Vos rendez-vous à venir sont alors annulés et votre abonnement est arrêté, avec les remboursements prévus aux articles 7 et 8. Nous vous en donnons le détail avant. Une séance commencée va d’abord à son terme.',
        ),
      ],
    },
    {
      id: 'reservation',
      title: '5. Réserver une séance',
      blocks: [
        paragraph(
          'Seuls les créneaux réellement libres sont affichés, à l’heure de Paris. Vous choisissez la personne, ou vous laissez ce choix ouvert.',
        ),
        paragraph(
          `Le bouton « Réserver et Payer » garde le créneau pendant ${figures.slotHold}. Avant de payer, vous relisez un récapitulatif et pouvez le corriger. Le contrat est conclu quand le paiement est accepté.`,
        ),
        paragraph(
          `Un e-mail confirme la réservation et donne le lien de connexion. Un rappel est envoyé ${figures.reminders} avant. La salle ouvre ${figures.roomOpensBefore} avant l’heure.`,
        ),
        paragraph('Changer de praticien ou de praticienne est gratuit.'),
      ],
    },
    {
      id: 'prix-et-paiement',
      title: '6. Prix et paiement',
      blocks: [
        list(
          `Une séance coûte **${figures.consultationPrice}**, pour ${figures.consultationLength}, sans engagement.`,
          `Le chat premium coûte **${figures.premiumPrice} par mois**.`,
          'Les prix sont en euros, toutes taxes comprises. Il n’y a pas de frais supplémentaires.',
          'Rien n’est remboursé par la Sécurité sociale ni par les mutuelles.',
        ),
        paragraph(
          'Le paiement se fait par carte, auprès d’un prestataire de paiement, avec l’authentification 3-D Secure. Mivoix n’enregistre pas les données de votre carte.',
        ),
        paragraph(
          'Un paiement reçu pour un créneau qui n’est plus libre est remboursé aussitôt. Un reçu au format PDF est disponible pour chaque paiement, sans votre nom si vous avez choisi un pseudonyme.',
        ),
        paragraph('Un nouveau prix ne s’applique jamais à une séance déjà réservée.'),
      ],
    },
    {
      id: 'annulation',
      title: '7. Annuler, déplacer, ne pas venir',
      blocks: [
        list(
          `**Jusqu’à ${figures.freeCancellation} avant la séance**, l’annulation est gratuite et le remboursement intégral.`,
          `**Moins de ${figures.freeCancellation} avant**, des frais de ${figures.lateFee} du prix s’appliquent. Le reste est remboursé.`,
          `**Exception** : pendant les ${figures.withdrawal} qui suivent la réservation, une séance qui n’a pas eu lieu est toujours remboursée en totalité. C’est votre [droit de rétractation](#retractation).`,
        ),
        paragraph(
          'Vous annulez ou déplacez une séance depuis [votre espace](/patient/dashboard). La date limite d’annulation gratuite y est écrite, en jour et en heure.',
        ),
        paragraph('Le remboursement est intégral, sans rien demander, dans trois cas :'),
        list(
          'la personne qui devait vous recevoir annule ;',
          `elle est absente pendant ${figures.practitionerAbsence} ;`,
          `vous avez passé ensemble moins de ${figures.jointTimeMinimum}, sans que vous ayez vous-même terminé la séance ni commencé plus de ${figures.patientAbsence} après l’heure.`,
        ),
        paragraph(
          'Une séance à laquelle vous ne venez pas, sans l’avoir annulée avant son début, n’est pas remboursée. En cas d’empêchement sérieux, écrivez-nous : nous regardons chaque situation.',
        ),
      ],
    },
    {
      id: 'retractation',
      title: '8. Droit de rétractation',
      blocks: [
        paragraph(
          `Vous avez ${figures.withdrawal} pour renoncer à une réservation ou à un abonnement, sans motif et sans frais (art. L. 221-18 du code de la consommation). Le délai part du lendemain de la réservation ou de l’abonnement. S’il se termine un samedi, un dimanche ou un jour férié, il est prolongé jusqu’au jour ouvrable suivant.`,
        ),
        paragraph(
          'Le plus simple est d’utiliser « Renoncer au contrat ici », affiché pendant tout le délai. Vous le trouvez dans [votre espace](/patient/dashboard) pour une séance, et dans vos [paramètres](/settings) pour l’abonnement. Vous recevez sans attendre un accusé de réception par e-mail, avec le contenu, la date et l’heure de votre demande.',
        ),
        paragraph(
          `Vous pouvez aussi nous écrire à ${emailLink}, ou par courrier : ${publisherAddress}. Voici un modèle, dont l’usage n’est pas obligatoire :`,
        ),
        note(
          '« Je vous notifie ma rétractation du contrat portant sur la séance du … (ou sur l’abonnement au chat premium), conclu le … Nom : … Adresse e-mail du compte : … Date : … Signature, si vous écrivez sur papier : … »',
        ),
        paragraph(
          'Nous vous remboursons en totalité, par le même moyen de paiement, au plus tard quatorze jours après votre demande.',
        ),
        paragraph(
          'L’abonnement s’ouvre dès le paiement, à votre demande expresse. La première fois en douze mois, nous le remboursons en totalité, jours utilisés compris. Si vous renoncez de nouveau dans les douze mois qui suivent, les jours commencés sont déduits du remboursement (art. L. 221-25 du même code).',
        ),
        paragraph(
          'Si vous choisissez une séance pendant ce délai, vous nous demandez expressément de la tenir avant sa fin. Une fois la séance entièrement tenue, le droit de rétractation ne peut plus être exercé pour elle (art. L. 221-28 du même code).',
        ),
      ],
    },
    {
      id: 'chat-ia',
      title: '9. Le chat IA et l’abonnement premium',
      blocks: [
        paragraph(
          'Le chat est une intelligence artificielle, jamais une personne. Ses réponses peuvent être préparées par l’API d’un modèle de langage. Elles peuvent contenir des erreurs et ne sont pas un avis médical.',
        ),
        paragraph(
          `La version gratuite permet ${figures.freeMessages} par jour, dans la conversation en cours. Aucune limite ne s’applique aux réponses en cas de détresse ni aux numéros d’aide.`,
        ),
        paragraph(
          `La version premium, à ${figures.premiumPrice} par mois, n’a pas de limite de messages par jour. Elle comprend :`,
        ),
        list(...premiumIncludes),
        paragraph(
          'L’abonnement est mensuel et se renouvelle chaque mois. Vous le résiliez à tout moment, en trois clics au plus, depuis vos [paramètres](/settings). L’accès reste ouvert jusqu’à la fin de la période payée.',
        ),
      ],
    },
    {
      id: 'engagements',
      title: '10. Les engagements de chacun',
      blocks: [
        paragraph('En utilisant Mivoix, vous vous engagez à :'),
        list(
          'respecter les personnes que vous rencontrez ici ;',
          'ne pas enregistrer ni diffuser une séance ou une conversation ;',
          'ne pas vous faire passer pour quelqu’un d’autre ; un pseudonyme choisi dans le service reste permis ;',
          'ne pas chercher à contourner la sécurité du site.',
        ),
        paragraph(
          'De notre côté, nous protégeons la confidentialité de vos échanges. Elle ne peut être levée que dans les cas prévus par la loi, par exemple un danger grave et imminent.',
        ),
        paragraph(
          'En cas de manquement sérieux, nous pouvons suspendre un compte. Nous en donnons la raison et vous pouvez la contester. Une séance payée et non tenue est alors remboursée.',
        ),
        paragraph('Les textes, le nom et les images du site appartiennent à Mivoix. Ce que vous écrivez reste à vous.'),
      ],
    },
    {
      id: 'donnees-et-responsabilite',
      title: '11. Données personnelles et responsabilité',
      blocks: [
        paragraph(
          'La [politique de confidentialité](/privacy) et la [notice RGPD](/rgpd) expliquent quelles données nous utilisons, pourquoi et pendant combien de temps.',
        ),
        paragraph(
          'Nous répondons de la bonne exécution du service que vous avez payé. Nous ne répondons pas d’un fait qui vient de vous, d’un tiers étranger au contrat ou d’un cas de force majeure.',
        ),
        paragraph(
          'Le site peut être interrompu pour une maintenance ou une panne. Si une séance ne peut pas se tenir de ce fait, elle est déplacée avec votre accord ou remboursée en totalité.',
        ),
        paragraph(
          'Le chat premium est un service numérique, couvert par la garantie légale de conformité (art. L. 224-25-12 et suivants du code de la consommation). S’il ne fonctionne pas comme annoncé, demandez-nous de le corriger, sans frais. À défaut, vous avez droit à une réduction du prix ou à la fin du contrat.',
        ),
        paragraph('Rien dans ces conditions ne réduit les droits que la loi donne aux consommateurs.'),
      ],
    },
    {
      id: 'litiges',
      title: '12. Réclamations, médiation, droit applicable',
      blocks: [
        paragraph(
          `En cas de difficulté, écrivez-nous d’abord : ${emailLink} ou [formulaire de contact](/contact). Nous cherchons une solution avec vous.`,
        ),
        paragraph(
          `Si notre réponse ne vous convient pas, vous pouvez saisir gratuitement un médiateur de la consommation (art. L. 612-1 du code de la consommation). Médiateur de Mivoix : ${publisher.mediator}. Ses coordonnées seront publiées ici dès sa désignation.`,
        ),
        paragraph(
          'Ces conditions suivent le droit français. Vous pouvez saisir le tribunal de votre lieu de résidence au moment du contrat ou du fait en cause, ou tout autre tribunal que la loi désigne.',
        ),
        paragraph(
          'Si ces conditions changent, nous vous demandons de les accepter à nouveau quand vous revenez. La version acceptée lors d’une réservation continue de s’appliquer à cette réservation.',
        ),
      ],
    },
  ],
}
