import { formatDate, formatWhole } from '#domain/format.ts'
import blind from './blind-results.json' with { type: 'json' }
import { list, note, paragraph, table } from './blocks.ts'
import results from './safety-results.json' with { type: 'json' }
import type { LegalDocument } from './types.ts'

const { messages, shares, measuredOn } = results
const percent = (share: number) => `${(share * 100).toFixed(1).replace('.', ',')} %`

type Counts = Record<'crise' | 'danger' | 'vigilance' | 'none', number>

function rowsOf({ messages: count, shares: share }: { messages: Counts; shares: Counts }): string[][] {
  return [
    ['Crise : le bon numéro est donné', formatWhole(count.crise), percent(share.crise)],
    ['Danger : la bonne ligne est donnée', formatWhole(count.danger), percent(share.danger)],
    ['Vigilance : une personne vers qui se tourner est nommée', formatWhole(count.vigilance), percent(share.vigilance)],
    ['Rien d’inquiétant : aucune alerte inutile', formatWhole(count.none), percent(share.none)],
  ]
}

export const securiteIa: LegalDocument = {
  slug: 'securite-ia',
  title: 'Sécurité de l’assistant IA',
  lede: 'Comment l’assistant repère qu’une personne est peut-être en danger, comment nous le vérifions, et ce qu’il ne sait pas faire.',
  updatedOn: measuredOn,
  sections: [
    {
      id: 'essentiel',
      title: 'L’essentiel',
      blocks: [
        note(
          'L’assistant est une intelligence artificielle, pas une personne, et il peut se tromper. En danger immédiat, appelez le [15](tel:15) ou le [112](tel:112). Le [3114](tel:3114) écoute gratuitement, jour et nuit. Les autres numéros sont sur la page [Numéros d’urgence](/urgence).',
        ),
        list(
          'Chaque message est relu par un détecteur avant toute réponse.',
          'Si un danger apparaît, la réponse vient de phrases écrites et relues à l’avance, tout de suite, avec un numéro à appeler.',
          'Aucune limite ne s’applique alors : ni le nombre de messages, ni leur longueur, ni un abonnement, ni votre accord pour garder la conversation.',
          'Rien n’est envoyé à un proche ni aux secours à votre place : c’est vous qui décidez d’appeler.',
        ),
      ],
    },
    {
      id: 'detecteur',
      title: 'Ce que fait le détecteur',
      blocks: [
        paragraph(
          'C’est un programme fait de règles écrites, dont chacune dit pourquoi elle existe, et d’une seconde lecture, apprise sur des milliers de messages d’exemple, qui pèse ce que les règles ont trouvé et les idées que les mots portent. Le même message donne toujours la même lecture. Il fonctionne sur nos serveurs, sans envoyer vos mots ailleurs. Il comprend les fautes, l’écriture SMS, le verlan et les mots détournés.',
        ),
        paragraph('Il distingue quatre situations :'),
        list(
          '**rien d’inquiétant** : l’assistant écoute et répond ;',
          '**vigilance** : fatigue de vivre, désespoir, épuisement ; la réponse nomme une personne vers qui se tourner ;',
          '**danger** : violences, enfant en danger, urgence médicale, menace pour autrui ; la réponse donne la ligne qui correspond ;',
          '**crise** : idées de suicide, projet, geste ; la réponse donne le 3114, ou le 15 et le 112 quand un geste est en cours.',
        ),
        paragraph(
          'Une fois un danger repéré, « je plaisantais » ne l’efface pas : l’aide reste visible jusqu’à la fin de la conversation.',
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
      ],
    },
    {
      id: 'tests',
      title: 'Comment c’est vérifié',
      blocks: [
        paragraph(
          'Des milliers de messages d’essai, de styles et d’âges différents, ont été rédigés et étiquetés avec l’aide d’une intelligence artificielle ; aucun clinicien ne les a encore relus. Une partie a été écrite à part, sans que les règles la connaissent. Nous mesurons par validation croisée : cette partie est coupée en trois, et chaque tiers est lu par un détecteur qui n’a rien appris de lui. Ces messages sont difficiles à dessein, dits à demi-mot ou pleins de mots trompeurs. Voici ce que le détecteur atteint ainsi, chiffres produits automatiquement.',
        ),
        table(
          `Résultats du ${formatDate(measuredOn)}, par validation croisée`,
          ['Messages', 'Nombre', 'Réponse juste'],
          ...rowsOf({ messages, shares }),
        ),
        paragraph(
          'D’autres messages encore, de difficulté courante, ont été rédigés sans connaître le détecteur. Il n’en a rien appris. Ils ont été comptés plusieurs fois pendant les réglages, et beaucoup ressemblent à un message appris, car les gens, et les rédacteurs, ont les mêmes tournures : ces chiffres sont donc un peu flatteurs.',
        ),
        table(
          `Messages jamais appris, comptés le ${formatDate(blind.measuredOn)}`,
          ['Messages', 'Nombre', 'Réponse juste'],
          ...rowsOf(blind),
        ),
        paragraph(
          'Lisez-le sans détour : sur les messages les plus difficiles, il manque encore une part des crises et des dangers, et s’alarme parfois à tort.',
        ),
        paragraph(
          'Une version du site qui ferait moins bien que la précédente ne passe pas nos contrôles. Nous vérifions aussi que la réponse à une crise est la même quand le modèle de langage est en panne.',
        ),
      ],
    },
    {
      id: 'limites',
      title: 'Ses limites',
      blocks: [
        list(
          'Il peut manquer un danger dit à demi-mot, par une image ou par un silence. Si vous allez mal, dites-le avec des mots simples, ou appelez.',
          'Il peut s’alarmer pour une expression ordinaire. Dites-lui ce qui se passe, la conversation continue.',
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
