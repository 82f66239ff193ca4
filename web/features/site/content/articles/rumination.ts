import { list, paragraph, steps } from '../blocks.ts'
import type { Article } from '../types.ts'
import { editorialTeam } from './editorial-team.ts'

export const rumination: Article = {
  slug: 'quand-les-pensees-tournent',
  title: 'Quand les pensées tournent en boucle',
  lede: 'Refaire la scène, chercher la faute, imaginer le pire : ruminer donne l’impression d’avancer. Voici comment sortir du manège, sans se battre avec sa tête.',
  publishedOn: '2026-11-15',
  readingMinutes: 4,
  author: editorialTeam,
  topic: 'Pensées',
  helpBox: true,
  sections: [
    {
      id: 'reconnaitre',
      title: 'Réfléchir ou ruminer',
      blocks: [
        paragraph(
          'Réfléchir mène quelque part : une décision, une idée, une phrase à dire. Ruminer revient au même point. Le corps se tend, l’heure passe, et rien n’a changé.',
        ),
        paragraph(
          'Les chercheurs qui étudient ces pensées répétées font une différence utile. Certaines sont générales : « Pourquoi cela m’arrive-t-il toujours ? » D’autres sont précises : « Que s’est-il passé mardi, et que puis-je faire demain ? » Les premières ont tendance à entretenir la tristesse. Les secondes aident plus souvent à agir.',
        ),
        paragraph('Trois questions pour savoir où vous en êtes :'),
        list(
          'Ai-je appris quelque chose de nouveau depuis dix minutes ?',
          'Ma pensée se termine-t-elle par une action possible ?',
          'Est-ce que je me parle comme à quelqu’un que j’aime ?',
        ),
        paragraph('Trois « non » ? C’est sans doute une boucle. La remarquer, c’est déjà faire un pas de côté.'),
      ],
    },
    {
      id: 'ne-pas-lutter',
      title: 'Pourquoi lutter ne suffit pas',
      blocks: [
        paragraph(
          'Essayez de ne pas penser à un chat roux. Le voilà. Chasser une pensée la rend souvent plus présente. Se reprocher de ruminer ajoute une couche à la rumination.',
        ),
        paragraph(
          'Mieux vaut la considérer comme une radio dans la pièce d’à côté. On l’entend. On n’est pas obligé d’aller s’asseoir devant.',
        ),
      ],
    },
    {
      id: 'ce-qui-nourrit',
      title: 'Ce qui nourrit la boucle',
      blocks: [
        paragraph(
          'Certaines choses donnent du carburant aux pensées qui tournent. Les repérer permet d’en retirer un peu :',
        ),
        list(
          'la fatigue et les nuits trop courtes ;',
          'les longs moments de solitude, sans rien pour occuper les mains ;',
          'les fils d’actualité et les comparaisons, le soir surtout ;',
          'l’alcool, qui apaise une heure et assombrit la suivante ;',
          'l’idée qu’il faudrait trouver une réponse parfaite avant de bouger.',
        ),
        paragraph(
          'Il y a aussi le ton que l’on prend avec soi. Imaginez qu’une personne chère vous raconte la même histoire. Que lui diriez-vous ? Sans doute pas ce que vous vous dites. Essayez de vous parler avec cette voix-là, ne serait-ce qu’une phrase.',
        ),
      ],
    },
    {
      id: 'sortir',
      title: 'Cinq façons de sortir de la boucle',
      blocks: [
        steps(
          '**Nommez-la.** « Tiens, voilà l’histoire de la réunion. » Un titre court met un peu de distance.',
          '**Passez de « pourquoi » à « comment ».** Remplacez « Pourquoi suis-je comme ça ? » par « Quelle serait la plus petite chose à faire, aujourd’hui ? »',
          '**Donnez-lui un horaire.** Choisissez un quart d’heure par jour pour vous inquiéter, par écrit. Hors de ce moment, notez un mot et remettez à plus tard. Le moment venu, beaucoup de sujets auront perdu de leur force.',
          '**Revenez au corps.** Marchez, lavez la vaisselle à l’eau chaude, étirez-vous. Décrivez ce que vous sentez, comme pour quelqu’un qui ne voit pas.',
          '**Parlez à quelqu’un, avec une limite.** Dix minutes pour raconter, puis une question : « Et maintenant, qu’est-ce qui m’aiderait ? » Sans cela, on rumine à deux.',
        ),
        paragraph('Prenez celle qui vous paraît la plus facile. Essayez-la quelques jours avant d’en changer.'),
      ],
    },
    {
      id: 'ecrire',
      title: 'Un exercice d’écriture, en quatre lignes',
      blocks: [
        paragraph('Prenez une feuille. Écrivez, sans chercher le beau style :'),
        steps(
          '**Le fait**, comme une caméra l’aurait filmé : « Elle n’a pas répondu à mon message depuis hier. »',
          '**La pensée** qui tourne : « Je l’ai blessée, elle va s’éloigner. »',
          '**Ce que j’ignore** : « Je ne sais pas si elle l’a lu, ni ce qu’elle vit en ce moment. »',
          '**Un petit pas** : « Ce soir, je lui écris une phrase simple. »',
        ),
        paragraph(
          'Le but n’est pas de se convaincre que tout va bien. C’est de séparer ce que l’on sait de ce que l’on craint.',
        ),
      ],
    },
    {
      id: 'la-nuit',
      title: 'Et la nuit',
      blocks: [
        paragraph(
          'Les boucles aiment le silence et la fatigue. À trois heures du matin, les problèmes paraissent plus grands et les solutions plus loin. Ne décidez rien à cette heure-là. Levez-vous un moment, notez la pensée, promettez-lui un rendez-vous au matin. Notre article [Quand le sommeil ne vient pas](/blog/quand-le-sommeil-ne-vient-pas) donne d’autres pistes.',
        ),
      ],
    },
    {
      id: 'en-parler',
      title: 'Quand en parler',
      blocks: [
        paragraph(
          'Ruminer après un choc, une rupture ou un échec est humain. Parlez-en à votre médecin si cela dure plus de deux semaines, si vous n’avez plus goût à rien, ou si vos journées en souffrent. Il saura vous écouter et vous orienter.',
        ),
        paragraph(
          'Une [séance](/appointment) avec un étudiant ou une étudiante en psychologie, sous supervision, peut aider à démêler un sujet précis. Le [chat IA](/chat) propose un carnet de pensées du même genre que l’exercice ci-dessus. Ni l’un ni l’autre ne remplacent un avis médical.',
        ),
        paragraph(
          'Si vos pensées tournent autour de la mort, ou si vous vous dites que les autres seraient mieux sans vous, n’attendez pas. Le [3114](tel:3114) est gratuit, confidentiel, ouvert jour et nuit.',
        ),
      ],
    },
  ],
  sources: [
    {
      label:
        'S. Nolen-Hoeksema, B. E. Wisco et S. Lyubomirsky, « Rethinking Rumination », Perspectives on Psychological Science, 2008 (en anglais)',
    },
    {
      label:
        'E. R. Watkins, « Constructive and unconstructive repetitive thought », Psychological Bulletin, 2008 (en anglais)',
    },
    { label: 'NHS, Every Mind Matters, « Tackling your worries » (en anglais)', href: 'https://www.nhs.uk' },
    { label: 'Assurance Maladie, ameli.fr, dossier « Dépression de l’adulte »', href: 'https://www.ameli.fr' },
  ],
}
