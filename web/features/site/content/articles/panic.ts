import { list, note, paragraph, steps } from '../blocks.ts'
import type { Article } from '../types.ts'
import { editorialTeam } from './editorial-team.ts'

export const panic: Article = {
  slug: 'traverser-une-crise-de-panique',
  title: 'Traverser une crise de panique',
  lede: 'Le cœur s’emballe, l’air manque, on croit mourir ou perdre la tête. C’est une vague : elle monte, puis elle redescend. Voici comment la laisser passer.',
  publishedOn: '2026-11-15',
  readingMinutes: 4,
  author: editorialTeam,
  topic: 'Angoisse',
  helpBox: false,
  sections: [
    {
      id: 'urgence-d-abord',
      title: 'D’abord, écarter l’urgence',
      blocks: [
        note(
          'Une douleur dans la poitrine, un essoufflement inhabituel, un malaise, une faiblesse d’un côté du corps ? Si c’est la première fois, ou si vous avez un doute, appelez le [15](tel:15) ou le [112](tel:112). On ne vous reprochera pas d’avoir appelé.',
        ),
        paragraph(
          'Une crise de panique ressemble parfois à un problème de cœur ou de respiration. Seul un médecin peut faire la différence. Si vous avez déjà consulté et que vous reconnaissez vos crises, la suite est pour vous.',
        ),
      ],
    },
    {
      id: 'ce-qui-se-passe',
      title: 'Ce qui se passe dans le corps',
      blocks: [
        paragraph(
          'La panique est une alarme. Le corps se prépare à fuir ou à se défendre : le cœur bat vite, le souffle s’accélère, les muscles se tendent. Cette réaction nous protège devant un vrai danger. Ici, elle se déclenche sans lui.',
        ),
        paragraph(
          'Quand on respire trop vite, d’autres sensations s’ajoutent : vertiges, picotements dans les doigts, impression d’irréalité. Elles font peur, et la peur relance l’alarme. C’est un cercle.',
        ),
        paragraph(
          'La crise atteint son sommet en quelques minutes, puis elle baisse. Le corps ne peut pas rester longtemps à ce niveau d’alerte. Elle est très désagréable, mais elle passe. Les services de santé le rappellent : aussi effrayante soit-elle, une crise de panique n’abîme pas le corps.',
        ),
        paragraph(
          'Elle ne dit rien de votre courage. Elle peut surprendre des personnes calmes, dans un moment calme, parfois même pendant le sommeil.',
        ),
      ],
    },
    {
      id: 'pendant',
      title: 'Pendant la crise',
      blocks: [
        steps(
          '**Nommez-la.** Dites-vous, à voix basse si vous pouvez : « C’est une crise de panique. Je la connais. Elle va redescendre. »',
          '**Restez où vous êtes**, si l’endroit est sûr. Asseyez-vous, posez les deux pieds au sol. Au volant, arrêtez-vous dès que possible.',
          '**Ralentissez le souffle.** Inspirez doucement par le nez, sans forcer. Soufflez plus longtemps par la bouche, comme sur une bougie qu’on ne veut pas éteindre. Comptez jusqu’à cinq si cela vous aide.',
          '**Revenez à vos sens.** Cherchez cinq choses que vous voyez, quatre que vous touchez, trois que vous entendez, deux que vous sentez, une que vous goûtez.',
          '**Laissez la vague passer.** Inutile de la chasser. Observez-la monter, puis descendre.',
        ),
        paragraph(
          'Si un exercice vous gêne, laissez-le. Certaines personnes préfèrent marcher lentement, tenir un objet froid ou compter à rebours. Le bon geste est celui qui vous convient.',
        ),
      ],
    },
    {
      id: 'apres',
      title: 'Juste après',
      blocks: [
        paragraph(
          'Une grande fatigue est fréquente. Buvez un peu d’eau, couvrez-vous, prenez un moment. Reprenez ensuite ce que vous faisiez, même à petits pas.',
        ),
        paragraph(
          'Notez trois choses, sans vous juger : où vous étiez, ce qui précédait, ce qui a aidé. Au bout de quelques notes, un fil apparaît parfois : le manque de sommeil, le café, un conflit, une foule. Ces notes seront utiles si vous consultez.',
        ),
      ],
    },
    {
      id: 'carte',
      title: 'Une carte à garder sur soi',
      blocks: [
        paragraph(
          'En pleine crise, on oublie ce que l’on sait. Préparez une carte, ou une note sur votre téléphone, avec vos propres mots. Par exemple :',
        ),
        list(
          '« C’est une alarme, pas un danger. J’en ai déjà traversé. »',
          '« Je souffle lentement. Je sens mes pieds. »',
          '« Je peux appeler : … » avec le nom d’une personne de confiance.',
        ),
        paragraph('Relisez-la quand tout va bien. Elle vous sera plus familière le moment venu.'),
      ],
    },
    {
      id: 'eviter',
      title: 'Le piège de l’évitement',
      blocks: [
        paragraph(
          'Après une crise dans le métro, on prend le bus. Puis on ne prend plus le bus. Chaque évitement soulage sur le moment, et rétrécit un peu la vie. La peur de la prochaine crise finit par prendre plus de place que la crise elle-même.',
        ),
        paragraph(
          'On peut faire le chemin inverse, doucement : une station, puis deux, avec quelqu’un, puis sans. L’ordre et le rythme comptent. Il vaut mieux les préparer avec une personne formée, surtout si l’évitement dure depuis longtemps.',
        ),
      ],
    },
    {
      id: 'proche',
      title: 'Si c’est quelqu’un près de vous',
      blocks: [
        list(
          'Restez avec la personne et parlez calmement, avec des phrases courtes.',
          'Demandez-lui ce qui l’aide : « Voulez-vous que nous sortions ? que je reste près de vous ? »',
          'Respirez lentement vous-même. Elle pourra suivre votre rythme.',
          'Évitez « calmez-vous » ou « ce n’est rien ». Préférez : « Je suis là. Ça va redescendre. »',
          'En cas de doute sur sa santé, appelez le [15](tel:15).',
        ),
      ],
    },
    {
      id: 'en-parler',
      title: 'Quand en parler',
      blocks: [
        paragraph(
          'Une crise isolée peut arriver dans une période difficile. Parlez-en à un médecin si les crises reviennent, si vous vivez dans l’attente de la prochaine, ou si vous renoncez à des choses pour les éviter. Il existe des accompagnements reconnus, dont les thérapies comportementales et cognitives.',
        ),
        paragraph(
          'Entre deux rendez-vous, le [chat IA](/chat) propose un exercice de respiration à toute heure. Une [séance](/appointment) avec un étudiant ou une étudiante en psychologie, sous supervision, peut aider à mettre des mots sur ce qui s’est passé. Ni l’un ni l’autre ne remplacent un avis médical.',
        ),
        paragraph(
          'Si l’angoisse devient si forte que vous pensez à mourir, appelez le [3114](tel:3114). C’est gratuit, à toute heure.',
        ),
      ],
    },
  ],
  sources: [
    { label: 'Assurance Maladie, ameli.fr, dossier « Troubles anxieux »', href: 'https://www.ameli.fr' },
    { label: 'Inserm, dossier d’information « Troubles anxieux »', href: 'https://www.inserm.fr' },
    {
      label:
        'Haute Autorité de santé, guide « Affections psychiatriques de longue durée : troubles anxieux graves », 2007',
      href: 'https://www.has-sante.fr',
    },
    { label: 'NHS, « Panic disorder » (en anglais)', href: 'https://www.nhs.uk' },
  ],
}
