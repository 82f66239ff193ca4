import { PASSWORD_MIN_LENGTH } from '#domain/constants.ts'
import { formatCount } from '#domain/format.ts'
import { list, note, paragraph, table } from './blocks.ts'
import { figures } from './figures.ts'
import { dataProtectionLink } from './publisher.ts'
import type { LegalDocument } from './types.ts'

export const privacy: LegalDocument = {
  slug: 'privacy',
  title: 'Politique de confidentialité',
  lede: 'Ce que vous confiez ici est intime. Voici ce que nous gardons, pourquoi, qui peut le voir et comment le reprendre.',
  updatedOn: '2026-11-18',
  sections: [
    {
      id: 'en-bref',
      title: '1. En bref',
      blocks: [
        list(
          'Nous ne vendons rien de ce que vous nous confiez et nous n’affichons pas de publicité.',
          'Aucun outil tiers ne vous suit : ni cookie publicitaire, ni pixel, ni police de caractères chargée ailleurs.',
          'Votre accord est demandé avant d’enregistrer une humeur, une conversation, un message à votre praticien ou un sujet de séance.',
          'Vous pouvez exporter ou effacer vos données depuis vos [paramètres](/settings).',
        ),
        paragraph(
          'Cette page explique nos pratiques avec des mots simples. La [notice RGPD](/rgpd) donne le détail juridique : bases légales, durées, droits.',
        ),
      ],
    },
    {
      id: 'donnees',
      title: '2. Les données que nous utilisons',
      blocks: [
        list(
          '**Votre compte** : nom, adresse e-mail, mot de passe sous une forme illisible ; si vous le souhaitez, date de naissance, genre, téléphone et photo.',
          '**Vos séances** : date, type, sujet, préférences, pseudonyme, résumé partagé, évaluation et messages.',
          '**Votre humeur et vos conversations** avec le chat IA.',
          '**Vos paiements** : montant, date, état. Jamais votre numéro de carte.',
          '**Vos connexions** : date, adresse IP et appareil, pour la sécurité.',
          '**Vos messages** envoyés par le formulaire de contact, et votre adresse si vous suivez la lettre d’information.',
          '**Pour les étudiantes et étudiants** : université, année, présentation, justificatif d’études, créneaux et notes.',
        ),
        paragraph(
          'Les champs facultatifs sont signalés, et vous pouvez les laisser vides. Seule la date de naissance est demandée une fois, à la première réservation.',
        ),
      ],
    },
    {
      id: 'raisons',
      title: '3. Pourquoi nous les utilisons',
      blocks: [
        list(
          'tenir votre compte, vos réservations et vos séances ;',
          'encaisser, rembourser et produire vos reçus ;',
          'faire fonctionner le chat et reconnaître les situations de détresse, pour afficher les numéros d’aide ;',
          'assurer la supervision des étudiantes et des étudiants ;',
          'protéger le site contre les abus ;',
          'répondre à vos messages et respecter nos obligations légales.',
        ),
        paragraph(
          'Un automate lit chaque message du chat, et chaque message écrit entre deux séances, pour repérer un danger. Il ne sert qu’à choisir la réponse et les numéros affichés à la personne qui écrit. Aucune décision ayant un effet juridique n’est prise par une machine.',
        ),
      ],
    },
    {
      id: 'sante-et-accord',
      title: '4. Les données de santé et votre accord',
      blocks: [
        paragraph(
          'Le sujet d’une séance, une humeur, une conversation ou une note en disent long sur vous. La loi les protège comme des données de santé. Nous ne les enregistrons qu’avec votre accord explicite.',
        ),
        paragraph(
          'Vous pouvez retirer cet accord à tout moment dans vos [paramètres](/settings). Ce qui a été fait avant reste valable. Sans accord, certaines fonctions ne peuvent plus s’ouvrir, comme la réservation.',
        ),
        note(
          'Sans compte, votre humeur reste sur votre appareil. Elle ne nous est pas envoyée, et l’écran vous le dit.',
        ),
      ],
    },
    {
      id: 'qui-voit-quoi',
      title: '5. Qui peut voir quoi',
      blocks: [
        table(
          'Accès à vos informations selon le rôle',
          ['Information', 'Vous', 'La personne qui vous reçoit', 'La supervision', 'L’administration'],
          ['Sujet de la séance', 'Oui', 'Oui', 'Pour relecture', 'Non'],
          ['Note de séance', 'Sur demande', 'Oui, elle l’écrit', 'Pour relecture', 'Non'],
          ['Résumé partagé', 'Oui', 'Oui', 'Pour relecture', 'Non'],
          ['Messages entre deux séances', 'Oui', 'Oui', 'Non', 'Non'],
          ['Humeur', 'Oui', 'Non', 'Non', 'Non'],
          ['Conversation avec le chat IA', 'Oui', 'Non', 'Non', 'Non'],
          ['Date et paiement de la séance', 'Oui', 'Date seulement', 'Non', 'Oui'],
        ),
        paragraph(
          'Avec un pseudonyme, la personne qui vous reçoit ne voit pas votre nom. Vous pouvez demander à lire les notes qui vous concernent : voir [vos droits](#vos-droits).',
        ),
        paragraph(
          'La confidentialité ne peut être levée que dans les cas prévus par la loi, par exemple un danger grave et imminent pour vous ou pour quelqu’un d’autre.',
        ),
      ],
    },
    {
      id: 'video',
      title: '6. Les séances vidéo',
      blocks: [
        paragraph(
          'L’image et le son vont directement d’un navigateur à l’autre, chiffrés de bout en bout. Si votre réseau l’exige, un relais les transmet sans pouvoir les lire.',
        ),
        paragraph(
          'Mivoix n’enregistre pas les séances. La caméra et le micro ne s’allument qu’après un clic de votre part. Vous pouvez flouter l’image, couper la caméra ou garder la voix seule.',
        ),
      ],
    },
    {
      id: 'chat-ia',
      title: '7. Le chat IA',
      blocks: [
        paragraph(
          'Le chat est une intelligence artificielle. Ses réponses viennent d’un moteur installé chez nous ou de l’API d’un modèle de langage. Dans ce second cas, seul le texte de la conversation est transmis, sans votre nom ni votre adresse e-mail.',
        ),
        paragraph(
          `Sans compte, votre conversation n’est lisible qu’avec un identifiant secret gardé sur votre appareil. Elle est effacée après ${figures.anonymousChatRetention} sans activité. Avec un compte, vous la retrouvez, l’exportez et l’effacez.`,
        ),
        paragraph(
          'Évitez d’y écrire le nom, l’adresse ou le téléphone de quelqu’un. La dictée vocale dépend de votre navigateur, qui peut envoyer le son à son propre serveur.',
        ),
      ],
    },
    {
      id: 'durees',
      title: '8. Combien de temps nous les gardons',
      blocks: [
        list(
          `Compte : tant qu’il existe, puis ${figures.accountRetention} après votre dernière activité.`,
          `Données de santé : ${figures.healthRetention} après le dernier contact.`,
          `Paiements : ${figures.paymentRetention}, comme la loi comptable l’exige.`,
          `Journaux de connexion : ${figures.connectionLogRetention}.`,
        ),
        paragraph(
          'L’effacement à l’échéance est automatique. Deux e-mails précèdent celui d’un compte inactif. Le [tableau complet des durées](/rgpd#durees) est dans la notice RGPD.',
        ),
      ],
    },
    {
      id: 'securite',
      title: '9. Comment nous les protégeons',
      blocks: [
        list(
          'Les échanges avec le site sont chiffrés.',
          `Les mots de passe, de ${formatCount(PASSWORD_MIN_LENGTH, 'caractère', 'caractères')} au minimum, sont transformés de façon irréversible. Personne ne peut les lire.`,
          'Les droits d’accès sont inscrits dans la base de données elle-même, ligne par ligne.',
          'Une seconde vérification protège les comptes des équipes, et le vôtre sur un appareil nouveau.',
          'L’objet de nos e-mails reste neutre : il ne dit rien de vos séances.',
        ),
        paragraph(
          'Si une fuite de données présentait un risque élevé pour vous, nous vous préviendrions dans les meilleurs délais, ainsi que la CNIL.',
        ),
      ],
    },
    {
      id: 'vos-droits',
      title: '10. Vos droits',
      blocks: [
        list(
          '**Voir** vos données et les **exporter**, en JSON ou en PDF ;',
          '**corriger** ce qui est faux ;',
          '**effacer** vos données, ou votre compte entier ;',
          '**limiter** leur usage ou vous y **opposer** ;',
          '**retirer** votre accord ;',
          '**savoir** qui a consulté vos données, grâce au journal des accès.',
        ),
        paragraph(
          `La plupart de ces gestes se font dans vos [paramètres](/settings). Pour les autres, écrivez à ${dataProtectionLink}. Nous répondons dans un délai d’un mois.`,
        ),
        paragraph('Vous pouvez aussi adresser une réclamation à la CNIL : voir la [notice RGPD](/rgpd#reclamation).'),
      ],
    },
    {
      id: 'sortie-rapide',
      title: '11. Votre appareil et « Quitter rapidement »',
      blocks: [
        paragraph(
          'Le lien « Quitter rapidement » remplace aussitôt la page par un site de météo. Trois appuis sur la touche Majuscule font la même chose.',
        ),
        note(
          'Ce lien n’efface pas l’historique de votre navigateur. Si quelqu’un peut regarder votre appareil, ouvrez Mivoix dans une fenêtre de navigation privée.',
        ),
        paragraph('La page [Cookies](/cookies) liste ce que le site garde sur votre appareil, et pourquoi.'),
      ],
    },
    {
      id: 'mineurs-et-changements',
      title: '12. Mineurs, changements et contact',
      blocks: [
        paragraph(
          `À ${figures.minorAges}, la réservation et l’abonnement premium demandent l’autorisation d’un parent. Vous nous donnez son nom et son adresse e-mail ; ils servent à cette seule autorisation et restent avec votre compte, avec sa réponse et sa date. Par le lien reçu, ce parent peut accepter, refuser, puis retirer son accord à tout moment : les rendez-vous à venir sont alors annulés et remboursés en entier, ou l’abonnement arrêté et le mois en cours remboursé. Il apprend combien de rendez-vous sont à venir et leur prix, jamais avec qui, quand ni pourquoi. Le contenu des séances ne lui est pas transmis par Mivoix. À ${figures.adultAge}, cet accord n’est plus demandé.`,
        ),
        paragraph(
          'La date en haut de cette page dit quand cette politique a changé. Un nouvel usage de vos données de santé vous est toujours demandé avant.',
        ),
        paragraph(`Une question ? Écrivez à ${dataProtectionLink} ou utilisez le [formulaire de contact](/contact).`),
      ],
    },
  ],
}
