import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import type { PlainText } from '../detector/normalise.ts'
import { unansweredQuestion } from './known-facts.ts'
import { openListening } from './open-listening.ts'
import { tenseOf } from './tense.ts'
import { losses } from './themes/theme.ts'

/** What kind of thing is told, whatever it is about, and what may be asked of any such thing. */
interface Kind {
  id: string
  patterns: readonly string[]
  questions: readonly string[]
  /** « Elle riait », of yesterday, is no memory: only of somebody lost, or of what was done again and again. */
  ofLongAgo?: true
}

const HABITS =
  '(chantait|chantions|riait|rigolait|rigolions|jouait|jouions|racontait|préparait|cuisinait|bricolait|jardinait|sifflait|dansait|dansions|promenait|promenions|emmenait|attendait|écoutait|aimait|adorait|lisait|passait|venait|appelait|faisait|allait|allions|mangeait)'

const kinds: readonly Kind[] = [
  {
    id: 'verdict',
    patterns: [
      '(sens|suis|trouve|senti|sentie) [vraiment|trop|si|tellement|un peu|trop|juste] (nul|nulle|minable|incapable|inutile|bon à rien|bonne à rien|pas à la hauteur|bête|stupide|raté|ratée)',
    ],
    questions: [
      'Que diriez-vous à un ami à qui la même chose est arrivée ?',
      'Qu’est-ce que ce mot-là ne voit pas de vous ?',
    ],
  },
  {
    id: 'shame',
    patterns: [
      "(honte|coupable|culpabilis*|m'en veux|je regrette|je le regrette|regrets|remords|me ronge|me suis senti* nul*|j'aurais (dû|du|pu)|pas été à la hauteur) & ! (dit|disent) que",
      "(énerve*|colère|déçoit|déçu*) .. (c'est moi|contre moi|moi même) $",
    ],
    questions: [
      'Que diriez-vous à quelqu’un que vous aimez, à votre place ?',
      'Qu’auriez-vous voulu pouvoir faire, ou dire ?',
      'Qu’est-ce qui pourrait se réparer, même un peu ?',
    ],
  },
  {
    id: 'hurt',
    patterns: [
      "(m'a|me|m'ont|ça me|ça m'a) [vraiment|beaucoup|fait|le plus|tellement] [vraiment|le plus] (blesse|blessé*|mal|de la peine|peiné*|vexé*|touché*|humilié*)",
    ],
    questions: ['Qu’auriez-vous aimé entendre, à la place ?', 'Qu’est-ce que cela touche, chez vous ?'],
  },
  {
    id: 'anger',
    patterns: [
      "(colère|rage|furieu*|énerv*|injuste*|injustice|révolt*|dégoûté*|scandal*|ras le bol|marre|me saoule*|me gonfle*|m'a (crié|hurlé|gueulé|insulté|ri au nez)|se moque*|se fiche*) & ! (peur|crains|redoute*)",
    ],
    questions: ['Qu’est-ce qui vous a paru le plus injuste ?', 'Qu’attendiez-vous, à la place ?'],
  },
  {
    id: 'worry',
    patterns: [
      'je [ne] [me|en|suis|ai|le|la] [suis|ai|sens] [très|trop|un peu|vraiment|toujours|tellement|surtout|encore] (peur|inquiet*|inquiète*|angoiss*|stress*|redoute*|crains|appréhend*|ose pas) & ! pas [*] (peur|inquiet*|stressé*|angoissé*)',
      "(me|m') (fait peur|inquiète*|angoisse*|stresse*) & ! pas [*] (peur|inquiète*|angoisse*|stresse*)",
      '(boule au ventre|noeud au ventre|ventre noué|gorge nouée)',
    ],
    questions: ['Qu’est-ce qui vous rassurerait un peu ?', 'Qu’imaginez-vous, quand cette peur vient ?'],
  },
  {
    id: 'choice',
    patterns: [
      'je [ne] (hésite*|sais pas si|sais plus si|suis partagé*|suis pas [encore|du tout] prêt*|dois (choisir|décider|trancher)|arrive pas à (choisir|me décider|décider|trancher))',
      "(d'un côté|un choix à faire|du mal à (choisir|décider|trancher))",
    ],
    questions: ['Qu’est-ce qui vous aiderait à y voir plus clair ?', 'De quoi auriez-vous besoin avant de trancher ?'],
  },
  {
    id: 'joy',
    patterns: [
      '(je (suis|étais) [*] [*] (content*|heureu*|ravi*|fier|fière)|je ai (réussi*|eu mon|eu le)|me (a fait|ont fait) [*] [*] (plaisir|du bien)|ce était [*] [*] (chouette|génial*|super|trop bien)) & ! (pleur*|triste*|honte|peur|pas|jamais|rien|si|aurais)',
    ],
    questions: ['Qu’est-ce qui vous a fait le plus plaisir ?', 'Avec qui aimeriez-vous partager cela ?'],
  },
  {
    id: 'missing',
    patterns: ['(me|va me|vont me|m a|a) (manque|manquent|manquer|manquait|manquera|manqueront|manqué)'],
    questions: ['Qu’est-ce qui vous y était le plus cher ?', 'À quel moment le manque se fait-il sentir ?'],
  },
  {
    id: 'memory',
    patterns: [
      '(souvenir*|me souviens|me rappelle|me revient|autrefois|à l époque)',
      `(il|elle|on|nous|mari|femme|père|mère|papa|maman|mamie|papi|papy) [se|me|y|en|nous|lui|ne] ${HABITS} & ! (me|m) (frapp*|cri*|tap*|insult*|rabaiss*) & ! (jamais|absent*|oubliait|alcool*|buvait) & ! ce que (il|elle|on) & ! je [ne] ai`,
    ],
    ofLongAgo: true,
    questions: [
      'Quelle image vous revient le plus souvent, de ce temps-là ?',
      'Qu’est-ce qui vous en reste, aujourd’hui ?',
      'À qui pouvez-vous en parler, de ce temps-là ?',
    ],
  },
]

const known = kinds.map((kind) => ({ ...kind, isMet: compileTest(kind.patterns, lexicon) }))

const wasLongAgo = compileTest(
  [
    '(souvenir*|me souviens|me rappelle|me revient|autrefois|à l époque|avant|enfance|petit|petite|gamin*|jeune)',
    '(tous les|toutes les|chaque|toujours|souvent|le (lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|soir|matin))',
  ],
  lexicon,
)

function kindOf({ topic }: ConversationState, sentences: readonly PlainText[]) {
  const isOfALoss = topic !== null && losses.has(topic.id)
  return known.find(
    ({ isMet, ofLongAgo }) => sentences.some(isMet) && (!ofLongAgo || isOfALoss || sentences.some(wasLongAgo)),
  )
}

/** The question of what is told; null where it is of no kind that is known. */
export function questionOfAKind(state: ConversationState, sentences: readonly PlainText[]): string | null {
  const kind = kindOf(state, sentences)
  return kind ? unansweredQuestion(state, `of ${kind.id} question`, kind.questions) : null
}

/** Of a memory, and of nothing else. */
export function questionOfMemory(state: ConversationState, sentences: readonly PlainText[]): string | null {
  return kindOf(state, sentences)?.id === 'memory' ? questionOfAKind(state, sentences) : null
}

/** One question that takes nothing for known but how it was said: of a memory one does not ask what weighs. */
export function questionByKind(state: ConversationState, sentences: readonly PlainText[]): string | null {
  // « J’y retourne demain, j’ai déjà la boule au ventre »: what is dreaded is not hoped for.
  const ofKind = questionOfAKind(state, sentences)
  if (ofKind) return ofKind
  if (tenseOf(sentences) === 'future')
    return unansweredQuestion(state, 'future question', openListening.questionsOfTheFuture)
  return unansweredQuestion(state, 'plain question', [
    'Qu’est-ce qui vous importe surtout, là ?',
    'Qu’est-ce qui vous ferait du bien, là ?',
  ])
}
