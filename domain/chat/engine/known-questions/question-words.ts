import { lexicon } from '../../detector/lexicon.ts'
import type { Lexicon } from '../../detector/pattern.ts'
import { everydayWords } from './everyday-words.ts'

/** How people ask, and of whom: what most known questions share, so that each has only its own subject to say. */
const askingWords: Lexicon = {
  'comment faire': [
    '(comment|conseil*|astuce*|solution*|méthode*|technique*|recette|remède*)',
    '(quoi|que) faire',
    '(fais|fait|faire|faut faire|fasse) quoi',
    '(un|des|ton|votre|de) (truc|trucs|idée|idées|moyen|moyens)',
    "qu'est ce que (je|on) (peux|peut|dois|doit|fais|fait|pourrais|devrais)",
    '(aidez|aide) moi',
    '(que|quoi) (dois|puis|peut|pourrais) (je|on)',
  ],
  'quels mots': [
    '(comment|quoi|quels mots|quelle phrase|phrase*|les mots|des mots|exemple)',
    "qu'est ce que (je|on) [peux|peut|dois|doit|pourrais] [lui|leur] (dire|dis|dit|répondre|répond|écrire|écris|écrit)",
    'que [lui|leur] (dire|répondre|écrire)',
    '(un|quel) (message|sms|texto|mot|texte)',
    'à (lui|leur) (dire|répondre|écrire)',
  ],
  dire: [
    '(dire|dis|dise|annonc*|avou*|expliqu*|parler|parle|apprendre|raconter|confier|on dit|révéler|aborder|présenter|formuler)',
  ],
  'dois-je': [
    '(dois|devrais|doit|devrait|faut|faudrait|vaudrait|puis je|ou pas|ou non|ou attendre|ou plutôt)',
    '(vaut|est) [il] mieux',
    '(bonne|mauvaise) idée',
    '(est ce que|je peux|on peut|je pourrais|peut on)',
    "(vous croyez|vous pensez|tu crois|tu penses|à votre avis|à ton avis|selon vous|d'après vous|feriez|ferais|conseillez)",
    "(j'ai|ai je|aurais) (raison|tort|le droit)",
    '(une erreur|ça vaut le coup|ça sert)',
  ],
  'est-ce normal': [
    '(normal*|bizarre*|étrange*|chelou|honteux|égoïste*|ridicule*|anormal*|monstrueux|dingue|horrible)',
    '(est|est ce|ça fait|je suis|suis je|était|serait) [un peu|vraiment|si|pas|trop|quand même] (fou|folle|bête|idiot*|débile|grave|mal|nul|nulle|con)',
    '(ça|cela) (veut dire|signifie)',
    "(ça arrive|je suis (un|une) monstre|d'autres gens|d'autres personnes|le seul|la seule)",
  ],
  'combien de temps': [
    "(combien de (temps|mois|jours|semaines|années|séances)|combien d'années|jusqu'à quand|quand est ce|à partir de quand|au bout de|à quel âge|à quel moment)",
    '(dure|durer|durent|longtemps|un jour)',
    '(ça|cela) [va|finit par|peut] (passe|passera|passer)',
    '(prend|mets) .. temps',
  ],
  'mon couple': [
    '(mari|femme|copain|copine|mec|conjoint*|compagnon|compagne|chéri*|époux|épouse|nana|couple|fiancé*|amoureux|amoureuse|partenaire)',
    '(mon|notre) (homme|gars|couple)',
  ],
  'mon enfant': [
    '(fils|fille|filles|enfant*|gamin*|gosse*|ado|ados|adolescent*|garçon*|fiston|loulou*|aîné*|cadet*|bébé*|jumeaux|jumelles|neveu|nièce|marmot*|mioche*|gars)',
    '(mon|ma|mes|le|la|les|nos|notre) (petit|petite|petits|petites|grand|grande|dernier|dernière|puce|loulou)',
  ],
  'mes parents': [
    '(père|mère|papa|maman|parents|daron*|daronne|grand mère|grand père|mamie|papi|papy|beau père|belle mère)',
  ],
  'mes frères et sœurs': ['(frère*|soeur*|frangin*|frangine*|demi frère*|demi soeur*|fratrie)'],
  'mon ami': ['(ami|amie|amis|amies|pote|potes|copain|copine|copains|copines|bestie|meilleure|meilleur|camarade*)'],
  'mon médecin': [
    '(médecin*|docteur*|toubib|généraliste*|spécialiste*|psychiatre*|chirurgien*|oncologue*|cardiologue|gynéco*|infirmi*)',
  ],
  'un psy': ['(psy|psys|psycho*|thérapeute*|thérapie*|psychiatre*|tcc|emdr|psychanaly*|analyste)'],
}

/** With the families of the detector. */
export const questionWords: Lexicon = { ...lexicon, ...askingWords, ...everydayWords }
