import { definitions, list, note, paragraph, steps } from '../blocks.ts'
import { figures } from '../figures.ts'
import type { Article } from '../types.ts'
import { editorialTeam } from './editorial-team.ts'

export const firstConsultation: Article = {
  slug: 'premiere-seance',
  title: 'Une première séance, comment ça se passe',
  lede: `Que va-t-on me demander ? Faut-il préparer quelque chose ? Voici une première séance de ${figures.consultationLength}, du clic de réservation au lendemain.`,
  publishedOn: '2026-11-15',
  readingMinutes: 4,
  author: editorialTeam,
  topic: 'Premiers pas',
  helpBox: false,
  sections: [
    {
      id: 'qui',
      title: 'Avec qui vous parlez',
      blocks: [
        paragraph(
          'Vous parlez avec un étudiant ou une étudiante en psychologie, en troisième année de licence au minimum. Son justificatif d’études a été vérifié. Son travail est suivi par une personne diplômée, psychologue, qui assure la supervision.',
        ),
        note(
          'Les étudiant·e·s ne sont pas psychologues : c’est un titre protégé par la loi. Ils et elles ne posent pas de diagnostic et ne font pas d’ordonnance.',
        ),
        paragraph(
          'Concrètement, cette personne écoute, pose des questions ouvertes et vous aide à faire le point. Si votre situation demande autre chose, elle vous le dit et vous oriente.',
        ),
      ],
    },
    {
      id: 'avant',
      title: 'Avant la séance',
      blocks: [
        paragraph(
          'À la réservation, vous choisissez un créneau et donnez un sujet en quelques mots. Vous choisissez aussi comment apparaître : votre prénom, un pseudonyme, ou un pseudonyme sans caméra. Le sujet peut tenir en une ligne. « Je n’arrive plus à tout porter » suffit.',
        ),
        paragraph('Le jour venu, quelques détails rendent le moment plus facile :'),
        list(
          'un endroit où l’on ne vous entend pas : une chambre, une voiture à l’arrêt, un banc au calme ;',
          'des écouteurs, pour vous et pour la confidentialité ;',
          'un verre d’eau, des mouchoirs, de quoi noter ;',
          'une demi-heure libre après, si possible.',
        ),
        paragraph(
          'Certaines personnes notent deux ou trois points. D’autres viennent sans rien. Les deux conviennent.',
        ),
      ],
    },
    {
      id: 'connexion',
      title: 'La connexion',
      blocks: [
        steps(
          'Le lien est dans votre e-mail et dans [votre espace](/patient/dashboard).',
          `La salle ouvre ${figures.roomOpensBefore} avant l’heure. Vous testez la caméra et le micro.`,
          'Rien ne s’allume sans votre clic. Vous pouvez flouter l’image ou garder la voix seule.',
          'Vous attendez dans une salle d’attente, puis la conversation commence.',
        ),
        paragraph(
          'Si la connexion coupe, elle se rétablit toute seule dès que possible. Des messages écrits restent disponibles pendant l’appel.',
        ),
      ],
    },
    {
      id: 'pendant',
      title: 'Pendant la séance',
      blocks: [
        paragraph(
          'Les premières minutes posent le cadre : qui est la personne, ce qui reste confidentiel, combien de temps vous avez. C’est le bon moment pour poser vos questions.',
        ),
        paragraph(
          'Puis vient une question simple, du genre : « Qu’est-ce qui vous amène aujourd’hui ? » Vous pouvez répondre dans le désordre. Vous pouvez aussi dire :',
        ),
        list(
          '« Je ne sais pas par où commencer. »',
          '« Je préfère ne pas parler de cela aujourd’hui. »',
          '« Pouvez-vous me poser des questions ? »',
          '« J’ai besoin d’une pause. »',
        ),
        paragraph(
          'Les silences sont permis. Ils laissent le temps de trouver ses mots. Pleurer est permis aussi, comme rire, ou ne rien ressentir du tout.',
        ),
        paragraph(
          'On ne vous donnera pas de solution toute faite. On cherchera avec vous ce qui pèse, ce qui aide déjà et un pas possible. Quelques minutes avant la fin, un message discret vous prévient. Vous pouvez alors dire ce que vous gardez de l’échange.',
        ),
      ],
    },
    {
      id: 'confidentiel',
      title: 'Ce qui reste entre vous',
      blocks: [
        paragraph(
          'La vidéo est chiffrée d’un navigateur à l’autre, et Mivoix ne l’enregistre pas. La personne écrit une note, relue par la supervision. L’administration ne la voit pas. Avec votre pseudonyme, votre nom n’apparaît pas.',
        ),
        paragraph(
          'Il existe une limite, que la loi prévoit : un danger grave et imminent, pour vous ou pour quelqu’un d’autre. N’hésitez pas à poser la question dès le début. La [politique de confidentialité](/privacy) donne le détail.',
        ),
      ],
    },
    {
      id: 'apres',
      title: 'Après la séance',
      blocks: [
        paragraph(
          'On ressent parfois du soulagement, parfois de la fatigue, parfois du trouble. Ces réactions sont courantes après avoir parlé de soi. Marchez un peu, mangez, appelez quelqu’un, ou ne faites rien.',
        ),
        paragraph(
          'Un résumé peut vous être partagé dans votre espace. Vous pouvez y ajouter vos propres notes et donner votre avis. Entre deux séances, la messagerie permet d’écrire à la personne. Elle n’est pas faite pour les urgences.',
        ),
        paragraph(
          'Vous décidez de la suite : reprendre rendez-vous, attendre, changer de praticien ou de praticienne sans frais, ou vous arrêter là. Une séance n’engage pas la suivante.',
        ),
      ],
    },
    {
      id: 'questions',
      title: 'Les questions qu’on n’ose pas poser',
      blocks: [
        definitions(
          ['Dois-je tout dire ?', 'Non. Vous choisissez ce que vous racontez, et à quel rythme.'],
          ['Mon problème est-il assez grave ?', 'Il n’y a pas de seuil. Si cela vous pèse, vous avez votre place.'],
          [
            'Combien faut-il de séances ?',
            'Cela dépend de vous. Certaines personnes viennent une fois, d’autres régulièrement. Faites le point ensemble.',
          ],
          ['Et si je n’ai rien à dire ?', 'Cela arrive. La personne est là pour vous aider à commencer.'],
          [
            'Puis-je venir avec quelqu’un ?',
            'Oui, pour une séance de couple ou de famille. Choisissez-la à la réservation.',
          ],
        ),
      ],
    },
    {
      id: 'si-ca-ne-va-pas',
      title: 'Et si cela ne convient pas',
      blocks: [
        paragraph(
          'Une rencontre peut ne pas prendre. Vous pouvez le dire à la personne, ou [nous écrire](/contact). Cela n’a rien d’impoli : c’est une information utile.',
        ),
        paragraph(
          `Si vous changez d’avis avant la séance, l’annulation est gratuite jusqu’à ${figures.freeCancellation} avant. Nos [conditions](/terms#annulation) disent ce qui se passe ensuite.`,
        ),
        paragraph(
          'Si, à un moment, vous ne vous sentez pas en sécurité, n’attendez pas la séance suivante. Le [3114](tel:3114) répond à toute heure, et la page [Urgence](/urgence) donne les autres numéros.',
        ),
      ],
    },
  ],
  sources: [
    {
      label: 'Loi n° 85-772 du 25 juillet 1985, article 44, sur l’usage du titre de psychologue (titre protégé)',
      href: 'https://www.legifrance.gouv.fr',
    },
    {
      label:
        'Code de déontologie des psychologues, actualisé en 2021 : cadre que suivent les psychologues qui assurent la supervision',
    },
    { label: 'Psycom, informations sur les accompagnements en santé mentale', href: 'https://www.psycom.org' },
  ],
}
