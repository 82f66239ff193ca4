import { SAFETY_RESULTS_PUBLISHED_ON } from '#domain/constants.ts'
import { formatWhole } from '#domain/format.ts'
import { list, note, paragraph, table } from './blocks.ts'
import type { LegalDocument } from './types.ts'

/**
 * Results of `npm run bench -- safety` on held-out sets; measured again whenever the model is retrained. `voices` is blind.
 */
const measured = {
  voices: { messages: 306, crise: 92.7, vigilance: 88.9, danger: 93.6, alarmed: 16.7, asked: 18.5 },
  twins: { messages: 4858, crise: 89.4, vigilance: 95.7, danger: 90.2, alarmed: 5.2, asked: 12.3 },
  /** Read once, with the threshold of the gentle question at .14. */
  latest: { crise: 89.0, vigilance: 77.2, danger: 76.8 },
  life: { messages: 1443, alarmed: 1.2, asked: 5.8 },
}
const percent = (share: number) => `${share.toFixed(1).replace('.', ',')} %`

export const securiteIa: LegalDocument = {
  slug: 'securite-ia',
  title: 'Sécurité de l’assistant IA',
  lede: 'Comment l’assistant repère qu’une personne est peut-être en danger, comment nous le vérifions, et ce qu’il ne sait pas faire.',
  updatedOn: SAFETY_RESULTS_PUBLISHED_ON,
  sections: [
    {
      id: 'essentiel',
      title: 'L’essentiel',
      blocks: [
        note(
          'L’assistant est une intelligence artificielle, pas une personne, et il peut se tromper. En danger immédiat, appelez le [15](tel:15) ou le [112](tel:112). Le [3114](tel:3114) écoute gratuitement, jour et nuit. Les autres numéros sont sur la page [Numéros d’urgence](/urgence).',
        ),
        list(
          'Chaque message est lu à la recherche d’un danger avant toute réponse.',
          'Si un danger apparaît, la réponse vient de phrases écrites et relues à l’avance, tout de suite, avec un numéro à appeler.',
          'Aucune limite ne s’applique alors : ni le nombre de messages, ni leur longueur, ni un abonnement, ni votre accord pour garder la conversation.',
          'Rien n’est envoyé à un proche ni aux secours à votre place : c’est vous qui décidez d’appeler.',
        ),
      ],
    },
    {
      id: 'fonctionnement',
      title: 'Comment il fonctionne',
      blocks: [
        paragraph(
          'L’assistant est un programme qui guide pas à pas. Il propose douze sujets et quelques exercices, écrits à l’avance ; vous avancez en touchant une réponse ou avec vos mots. Il ne devine pas ce que vous voulez dire et n’invente rien. Ce que vous écrivez n’est compris que pour trois choses : un danger, une question à laquelle une réponse est déjà écrite, un exercice demandé par son nom.',
        ),
        paragraph('Pour repérer un danger, il s’appuie sur :'),
        list(
          '**un lecteur appris** sur des dizaines de milliers de messages d’exemple : il pèse les mots, leurs lettres et les idées qu’ils portent, dans les trois derniers messages ensemble ; il comprend les fautes, l’écriture SMS, le verlan et les mots détournés ;',
          '**soixante règles cliniques**, pour ce qui ne doit jamais être manqué : une quantité de médicaments, un adieu, un moyen à portée de main ;',
          '**une question douce**, sans alarme ni numéro, quand il hésite entre l’ordinaire et le danger ;',
          '**un bouton**, « Ça ne va pas du tout », sous la conversation tant qu’aucune aide n’y est affichée, qui l’ouvre sans rien devoir écrire.',
        ),
        paragraph(
          'Tout cela se passe sur nos serveurs, sans envoyer vos mots ailleurs, et le même échange donne toujours la même lecture. Les réponses en cas de danger suivent une vingtaine de parcours écrits à l’avance, un par situation : idées de suicide, geste en cours, violences, enfant en danger, urgence médicale, inquiétude pour un proche…',
        ),
        paragraph(
          'Un danger dit avec des mots clairs n’est plus effacé : « je plaisantais » n’y change rien, l’aide reste visible jusqu’à la fin de la conversation. Un danger seulement deviné est présenté autrement, et vous pouvez répondre « Non, ce n’est pas ça » : l’alarme est aussitôt retirée, et la conversation reprend.',
        ),
      ],
    },
    {
      id: 'modele',
      title: 'Quand un modèle de langage répond',
      blocks: [
        paragraph(
          'Certaines installations de Mivoix utilisent un modèle de langage pour les conversations ordinaires. Il ne répond jamais à un message qui montre un danger. Chacune de ses phrases est contrôlée avant d’être affichée : un médicament, une dose, une méthode, un diagnostic, un numéro inconnu ou la prétention d’être un humain la font écarter, et notre propre moteur répond à sa place. S’il se tait ou tombe en panne, aussi.',
        ),
        paragraph(
          'Là où il y en a un, il lit aussi vos messages à la recherche d’un danger que notre lecteur n’aurait pas vu. Il peut faire proposer de l’aide, jamais la retirer.',
        ),
      ],
    },
    {
      id: 'tests',
      title: 'Ce que nous avons mesuré',
      blocks: [
        paragraph(
          `Le chiffre qui compte est celui des personnes que le programme n’a jamais lues. Nous le mesurons donc sur ${formatWhole(measured.voices.messages)} messages en vingt-quatre voix, écrits à part et comptés sans rien régler d’après eux : adolescents, personnes très âgées, SMS, dictée, sans ponctuation, de Belgique, du Québec, du Maghreb, d’Afrique de l’Ouest, des Antilles. Ils sont difficiles à dessein : les mêmes mots y sont une fois graves, une fois ordinaires. « Entendu » veut dire que la réponse donne de l’aide, ou au moins pose la question douce.`,
        ),
        table(
          `${formatWhole(measured.voices.messages)} messages difficiles, en vingt-quatre voix inconnues du programme`,
          ['Messages', 'Ce qui se passe', 'Part'],
          ['Crise : idées de suicide, projet, geste', 'entendus', percent(measured.voices.crise)],
          ['Vigilance : désespoir, épuisement', 'entendus', percent(measured.voices.vigilance)],
          ['Danger : violences, enfant, urgence médicale', 'entendus', percent(measured.voices.danger)],
          ['Messages ordinaires', 'alarme inutile', percent(measured.voices.alarmed)],
          ['Messages ordinaires', 'question douce', percent(measured.voices.asked)],
        ),
        paragraph(
          'Un ensemble plus grand, de onze autres rédacteurs, a servi à régler les seuils du programme. Il n’a rien appris de ces messages, mais ces chiffres-là sont plus flatteurs.',
        ),
        table(
          `${formatWhole(measured.twins.messages)} messages difficiles, qui ont servi à régler les seuils`,
          ['Messages', 'Ce qui se passe', 'Part'],
          ['Crise : idées de suicide, projet, geste', 'entendus', percent(measured.twins.crise)],
          ['Vigilance : désespoir, épuisement', 'entendus', percent(measured.twins.vigilance)],
          ['Danger : violences, enfant, urgence médicale', 'entendus', percent(measured.twins.danger)],
          ['Messages ordinaires', 'alarme inutile', percent(measured.twins.alarmed)],
          ['Messages ordinaires', 'question douce', percent(measured.twins.asked)],
        ),
        table(
          `${formatWhole(measured.life.messages)} premiers messages de la vie courante`,
          ['Messages', 'Ce qui se passe', 'Part'],
          ['Messages ordinaires', 'alarme inutile', percent(measured.life.alarmed)],
          ['Messages ordinaires', 'question douce', percent(measured.life.asked)],
        ),
        paragraph(
          'Depuis, deux ensembles écrits par d’autres, avec d’autres voix, ont été lus une seule fois, sans rien régler d’après eux. Ils donnent moins bien, et ce sont eux qu’il faut croire. La question douce est posée plus souvent depuis cette lecture, qui n’a pas été refaite.',
        ),
        table(
          'Deux ensembles plus récents, ensemble',
          ['Messages', 'Ce qui se passe', 'Part'],
          ['Crise : idées de suicide, projet, geste', 'entendus', percent(measured.latest.crise)],
          ['Vigilance : désespoir, épuisement', 'entendus', percent(measured.latest.vigilance)],
          ['Danger : violences, enfant, urgence médicale', 'entendus', percent(measured.latest.danger)],
        ),
        paragraph(
          '**Lisez-le sans détour : un message grave sur cinq peut ne recevoir qu’une réponse ordinaire.** C’est pourquoi les numéros d’aide restent en haut de toutes les pages, et le bouton « Ça ne va pas du tout » sous la conversation.',
        ),
        paragraph(
          'Ces messages, et le niveau de danger de chacun, ont été écrits par des modèles de langage. Aucun clinicien ne les a vérifiés. Aucun ne vient d’une vraie personne.',
        ),
        paragraph(
          'Chaque règle clinique est vérifiée avec sa jumelle ordinaire avant toute nouvelle version du site. Nous vérifions aussi que la réponse à une crise est la même quand le modèle de langage est en panne.',
        ),
        paragraph(
          'Nous faisons aussi juger les réponses elles-mêmes : des lecteurs qui ne connaissent pas le programme jouent vingt personnes et notent chaque réponse. Au dernier passage, sur 200 réponses, 5 pouvaient nuire et 61 tombaient à côté ; ces cinq-là ont été corrigées depuis, ce qui ne dit rien des suivantes. Après une réponse touchée, une sur dix tombait à côté ; après des mots écrits, une sur deux tombait à côté et une sur vingt-cinq pouvait nuire. Ces lecteurs étaient des modèles de langage : aucun clinicien n’a encore relu l’ensemble.',
        ),
      ],
    },
    {
      id: 'limites',
      title: 'Ses limites',
      blocks: [
        list(
          'Il peut manquer un danger dit à demi-mot, par une image ou par un silence. Si vous allez mal, dites-le avec des mots simples, ou appelez.',
          'Il peut s’alarmer pour une expression ordinaire : « Non, ce n’est pas ça » suffit alors à reprendre.',
          'En dehors du danger, il ne comprend pas le sens de vos phrases : il vous guide, il ne converse pas comme une personne.',
          'Il lit le français. Les autres langues sont mal comprises.',
          'Nos messages d’essai ne viennent pas de vraies conversations : la vie en invente d’autres.',
          'Il ne pose aucun diagnostic, ne prescrit rien et ne remplace ni un médecin, ni un psychologue, ni les urgences.',
        ),
        paragraph(
          'Vous avez vu une réponse qui vous inquiète ? [Écrivez-nous](/contact) : chaque signalement est relu.',
        ),
      ],
    },
  ],
}
