import { list, paragraph } from '../blocks.ts'
import type { Article } from '../types.ts'
import { editorialTeam } from './editorial-team.ts'

export const askingForHelp: Article = {
  slug: 'demander-de-l-aide',
  title: 'Demander de l’aide, quand on n’a pas l’habitude',
  lede: 'On attend souvent d’aller très mal pour en parler. Pourtant, il n’y a pas de seuil à atteindre. Voici des mots et des portes où frapper.',
  publishedOn: '2026-11-15',
  readingMinutes: 4,
  author: editorialTeam,
  topic: 'Premiers pas',
  helpBox: true,
  sections: [
    {
      id: 'pourquoi-c-est-dur',
      title: 'Pourquoi c’est difficile',
      blocks: [
        paragraph(
          '« D’autres vont plus mal que moi. » « Je vais déranger. » « Je devrais m’en sortir sans personne. » Ces phrases reviennent souvent. Elles ne disent pas la vérité sur vous. Elles disent la fatigue, la honte ou l’habitude de tenir.',
        ),
        paragraph(
          'Il y a aussi des obstacles très concrets : ne pas savoir à qui s’adresser, craindre le prix, redouter le jugement, manquer d’énergie pour appeler. Ce sont de vrais freins. On peut les lever un par un.',
        ),
        paragraph(
          'Demander de l’aide n’engage à rien de définitif. On peut essayer, s’arrêter, changer de personne. Le premier pas peut tenir dans un message de deux lignes.',
        ),
      ],
    },
    {
      id: 'quand',
      title: 'Les signes qui comptent',
      blocks: [
        paragraph('Personne ne va bien tous les jours. Ce qui compte, c’est la durée et la place que cela prend :'),
        list(
          'depuis deux semaines ou plus, vous ressentez de la tristesse, du vide ou une tension, presque tous les jours ;',
          'ce que vous aimiez ne vous dit plus rien ;',
          'le sommeil, l’appétit ou la concentration ont changé ;',
          'vous vous isolez, ou vous tenez grâce à l’alcool ou à d’autres produits ;',
          'des proches s’inquiètent pour vous.',
        ),
        paragraph(
          'Un seul de ces signes suffit pour en parler. Et si rien ne correspond mais que c’est lourd, cela suffit aussi.',
        ),
      ],
    },
    {
      id: 'a-un-proche',
      title: 'En parler à un proche',
      blocks: [
        paragraph(
          'Choisissez quelqu’un qui sait écouter, pas forcément la personne la plus proche. Choisissez un moment calme : une marche, un trajet, un message. On n’a pas besoin de tout raconter.',
        ),
        paragraph('Quelques phrases pour commencer :'),
        list(
          '« Je ne vais pas très bien en ce moment. Tu as un moment pour m’écouter ? »',
          '« Je n’attends pas de solution. J’ai juste besoin de le dire à quelqu’un. »',
          '« C’est difficile à dire, alors je te l’écris. »',
          '« Est-ce que tu pourrais m’aider à prendre un rendez-vous ? »',
        ),
        paragraph(
          'La réponse est parfois maladroite. Un « ça va passer » vient souvent de quelqu’un qui a peur de mal faire. Vous pouvez préciser ce qui vous aiderait, ou vous tourner vers une autre personne. Un premier échec ne dit rien du suivant.',
        ),
      ],
    },
    {
      id: 'a-un-professionnel',
      title: 'En parler à un professionnel',
      blocks: [
        list(
          '**Votre médecin traitant** connaît votre santé et peut vous orienter. Vous pouvez dire : « Je viens parce que je ne vais pas bien moralement. »',
          '**Le centre médico-psychologique (CMP)** de votre secteur reçoit sans avance de frais. L’attente peut être longue : appelez tôt.',
          '**« Mon soutien psy »**, un dispositif de l’Assurance Maladie, prend en charge des séances avec des psychologues partenaires, sans passer par un médecin. L’annuaire est en ligne.',
          '**« Santé Psy Étudiant »** propose aux étudiantes et aux étudiants des séances sans avance de frais.',
          '**Le médecin ou l’infirmière** du travail, du lycée ou de l’université reçoit en confidence.',
        ),
        paragraph(
          'Mivoix est une porte parmi d’autres. Une [séance](/pricing) permet de parler avec un étudiant ou une étudiante en psychologie, sous supervision. Elle n’est pas remboursée, et ne remplace pas un médecin. Le [chat IA](/chat) est gratuit, à toute heure. C’est une intelligence artificielle, pas une personne.',
        ),
      ],
    },
    {
      id: 'sans-parler',
      title: 'Quand parler est trop difficile',
      blocks: [
        paragraph(
          'Écrire compte autant que parler. Notez trois lignes : ce qui se passe, depuis quand, ce qui vous pèse le plus. Donnez le papier, ou lisez-le au téléphone. Une première phrase toute prête suffit souvent : « Je ne sais pas par où commencer. »',
        ),
        paragraph(
          'On peut aussi demander à quelqu’un d’appeler avec soi, de rester dans la pièce ou d’accompagner jusqu’à la porte.',
        ),
      ],
    },
    {
      id: 'si-c-est-urgent',
      title: 'Si des idées de mort arrivent',
      blocks: [
        paragraph(
          'Penser à mourir dit souvent une douleur devenue trop lourde, plus qu’une envie de mort. Cela mérite une aide maintenant, quelle que soit l’heure. Le [3114](tel:3114) est gratuit et confidentiel. Des professionnels de santé y répondent, et vous n’avez rien à préparer.',
        ),
        paragraph(
          'En danger immédiat, appelez le [15](tel:15) ou le [112](tel:112). Si vous ne pouvez pas parler, envoyez un SMS au [114](sms:114). Demandez à quelqu’un de rester près de vous.',
        ),
      ],
    },
    {
      id: 'pour-quelqu-un',
      title: 'Si vous vous inquiétez pour quelqu’un',
      blocks: [
        list(
          'Dites ce que vous voyez, sans reproche : « Je te trouve loin depuis quelque temps. »',
          'Écoutez plus que vous ne conseillez. Le silence a le droit d’être là.',
          'Posez la question simplement : « Est-ce que tu penses au suicide ? » En parler ne donne pas l’idée. Cela ouvre une porte.',
          'Ne promettez pas le secret si la vie de la personne est en danger.',
          'Appelez le [3114](tel:3114) pour savoir quoi faire. La ligne écoute aussi les proches.',
        ),
        paragraph(
          'Et ménagez-vous. Aider quelqu’un est lourd à porter sans relais. Vous aussi, vous avez le droit de demander de l’aide.',
        ),
      ],
    },
  ],
  sources: [
    {
      label: 'Organisation mondiale de la Santé, aide-mémoire « Santé mentale : renforcer notre action »',
      href: 'https://www.who.int/fr',
    },
    { label: 'Psycom, informations sur la santé mentale et les lieux d’aide', href: 'https://www.psycom.org' },
    { label: '3114, numéro national de prévention du suicide', href: 'https://3114.fr' },
    { label: 'Assurance Maladie, « Mon soutien psy »', href: 'https://monsoutienpsy.ameli.fr' },
    {
      label: 'Ministère chargé de l’Enseignement supérieur, « Santé Psy Étudiant »',
      href: 'https://santepsy.etudiant.gouv.fr',
    },
  ],
}
