import { list, note, paragraph, steps } from '../blocks.ts'
import type { Article } from '../types.ts'
import { editorialTeam } from './editorial-team.ts'

export const sleep: Article = {
  slug: 'quand-le-sommeil-ne-vient-pas',
  title: 'Quand le sommeil ne vient pas',
  lede: 'Se tourner, regarder l’heure, craindre le lendemain : une mauvaise nuit arrive à tout le monde. Quelques gestes simples peuvent rendre la suivante moins lourde.',
  publishedOn: '2026-11-15',
  readingMinutes: 4,
  author: editorialTeam,
  topic: 'Sommeil',
  helpBox: false,
  sections: [
    {
      id: 'pourquoi',
      title: 'Pourquoi on ne dort pas',
      blocks: [
        paragraph(
          'Deux forces nous endorment. La première est la fatigue, qui monte tout au long de la journée. La seconde est l’horloge interne, qui attend l’heure habituelle et l’obscurité.',
        ),
        paragraph(
          'Une troisième chose peut tout arrêter : l’alerte. Un souci, un conflit, un écran trop prenant, et le corps reste prêt à agir. Il fait son travail, mais au mauvais moment.',
        ),
        paragraph(
          'Après quelques mauvaises nuits, le lit lui-même peut devenir un lieu d’alerte. On s’y couche tôt « pour rattraper », on attend, on s’énerve. Plus on veut dormir, moins on dort. Ce cercle est fréquent, et il n’a rien d’une faiblesse.',
        ),
        paragraph(
          'Les besoins varient aussi d’une personne à l’autre. Beaucoup d’adultes dorment entre sept et neuf heures, d’autres un peu moins ou un peu plus. Le bon repère n’est pas un chiffre. C’est la façon dont vous vous sentez dans la journée.',
        ),
      ],
    },
    {
      id: 'journee',
      title: 'Dans la journée',
      blocks: [
        paragraph('La nuit se prépare dès le matin. Choisissez une ou deux idées, pas toutes à la fois.'),
        list(
          '**Levez-vous à heure fixe**, même après une mauvaise nuit, même le week-end. C’est le repère le plus fort pour l’horloge interne.',
          '**Cherchez la lumière du jour** le matin : ouvrez les volets, sortez quelques minutes.',
          '**Bougez un peu**, plutôt dans la journée que juste avant le coucher.',
          '**Arrêtez le café, le thé et les boissons énergisantes** après le déjeuner. Leur effet dure des heures.',
          '**Gardez la sieste courte**, une vingtaine de minutes au plus, et avant le milieu de l’après-midi.',
          '**Méfiez-vous de l’alcool le soir.** Il endort vite, puis il coupe la nuit en morceaux.',
        ),
      ],
    },
    {
      id: 'soir',
      title: 'Le soir',
      blocks: [
        paragraph(
          'Prévoyez un sas d’une heure entre la journée et le lit. Baissez la lumière. Posez le téléphone dans une autre pièce, ou loin de l’oreiller. Faites quelque chose de calme et d’agréable : lire, écouter, ranger, se doucher.',
        ),
        paragraph(
          'Si les soucis arrivent dès que le silence se fait, donnez-leur une place plus tôt. Vers la fin de l’après-midi, prenez un quart d’heure pour les écrire. En face de chacun, notez la prochaine petite action possible, ou « rien à faire ce soir ». La liste reste sur le papier. Vous n’avez plus à la garder en tête.',
        ),
        paragraph('Une chambre fraîche, sombre et calme aide aussi, autant que votre logement le permet.'),
      ],
    },
    {
      id: 'nuit',
      title: 'Au milieu de la nuit',
      blocks: [
        steps(
          'Ne regardez pas l’heure. Tournez le réveil vers le mur : le calcul du temps qui reste ajoute de la tension.',
          'Desserrez la mâchoire et les épaules. Respirez lentement, en laissant l’expiration durer plus longtemps que l’inspiration.',
          'Si l’agacement monte, levez-vous. Allez dans une autre pièce, avec une lumière douce et une occupation tranquille.',
          'Revenez au lit quand les paupières tombent. Recommencez si besoin, sans vous juger.',
        ),
        paragraph(
          'Se lever peut sembler étrange quand la fatigue est là. L’idée est simple : le lit redevient l’endroit où l’on dort, pas celui où l’on attend.',
        ),
        note(
          'Une nuit courte est pénible, mais le corps sait compenser. Le lendemain, gardez un programme léger si vous le pouvez, et ne conduisez pas si vous somnolez.',
        ),
      ],
    },
    {
      id: 'ce-qui-aide-peu',
      title: 'Les fausses bonnes idées',
      blocks: [
        list(
          'Se coucher très tôt pour rattraper : on passe surtout plus de temps éveillé.',
          'Traîner au lit le matin : la fatigue du soir suivant diminue.',
          'Suivre sa nuit sur une montre, au point de s’inquiéter d’un graphique.',
          'Prendre le médicament d’un proche, ou augmenter une dose de soi-même.',
        ),
        paragraph(
          'Si vous prenez déjà quelque chose pour dormir, ne l’arrêtez pas d’un coup. Parlez-en à la personne qui l’a prescrit, ou à votre pharmacien.',
        ),
      ],
    },
    {
      id: 'pas-le-choix',
      title: 'Quand on n’a pas le choix',
      blocks: [
        paragraph(
          'Un bébé, un travail de nuit, un logement bruyant, un proche à veiller : tous les conseils ne sont pas possibles pour tout le monde. Gardez ce que vous pouvez. Une heure de lever stable, dix minutes de lumière, une personne qui prend le relais une nuit : c’est déjà beaucoup. Et si vous travaillez la nuit, la médecine du travail peut vous aider à aménager vos horaires.',
        ),
      ],
    },
    {
      id: 'consulter',
      title: 'Quand en parler',
      blocks: [
        paragraph('Prenez rendez-vous avec votre médecin si :'),
        list(
          'le problème revient plusieurs nuits par semaine depuis des semaines, et pèse sur vos journées ;',
          'vous ronflez fort, avec des pauses dans la respiration, ou vous vous endormez dans la journée ;',
          'vos jambes vous obligent à bouger dès que vous vous allongez ;',
          'une tristesse, une angoisse ou une perte d’envie s’installe en même temps.',
        ),
        paragraph(
          'Quand les mauvaises nuits durent, les recommandations européennes placent en premier une méthode sans médicament : les thérapies comportementales et cognitives de l’insomnie. La Haute Autorité de santé les conseille aussi. Votre médecin peut vous orienter vers une personne formée.',
        ),
        paragraph(
          'Parler aide aussi à poser ce qui tient éveillé. Une [séance](/appointment) peut servir à faire le point. Elle ne remplace pas un avis médical. Et si, la nuit, des idées noires arrivent, le [3114](tel:3114) répond à toute heure.',
        ),
      ],
    },
  ],
  sources: [
    { label: 'Assurance Maladie, ameli.fr, dossier « Insomnie de l’adulte »', href: 'https://www.ameli.fr' },
    { label: 'Inserm, dossier d’information « Sommeil »', href: 'https://www.inserm.fr' },
    {
      label:
        'Haute Autorité de santé et SFTG, « Prise en charge du patient adulte se plaignant d’insomnie en médecine générale », 2006',
      href: 'https://www.has-sante.fr',
    },
    {
      label:
        'D. Riemann et coll., « The European Insomnia Guideline: An update on the diagnosis and treatment of insomnia 2023 », Journal of Sleep Research, 2023',
    },
    {
      label: 'Institut national du sommeil et de la vigilance (INSV), ressources pour le public',
      href: 'https://institut-sommeil-vigilance.org',
    },
  ],
}
