/** A denial of dying that goes on: the rest must be heard (any alarm or question). */
export const denialAndMore = [
  'je veux pas mourir, juste ne plus me réveiller',
  'Je ne suis pas suicidaire, mais je voudrais disparaître pour de bon.',
  "j'ai pas envie de me tuer, j'aimerais juste m'endormir et que tout s'arrête",
  "Je ne vais pas me tuer, mais j'ai écrit une lettre à chacun de mes enfants.",
  'non je pense pas au suicide, par contre je me coupe depuis deux semaines',
  'je veux pas mourir mais je veux plus vivre comme ça',
  "C'est pas que je veux mourir, c'est que je ne veux plus être là.",
  'je vais pas me suicider t’inquiète, mais si un camion me percutait ça m’irait',
  "Je n'ai pas l'intention de mourir, j'ai simplement mis les médicaments de côté au cas où.",
  "pas envie de mourir, mais tout le monde irait mieux si j'étais pas là",
] as const

/** A denial of dying, and an ordinary rest: no alarm. */
export const denialAndOrdinary = [
  "je ne veux pas mourir, j'ai juste peur de la mort",
  "Je n'ai pas envie de mourir, je veux seulement dormir une nuit entière.",
  'je suis pas suicidaire, juste crevée par mes deux boulots',
  "non je pense pas au suicide, c'est mon divorce qui me fatigue",
  'Je ne veux pas me tuer, je veux changer de travail.',
] as const

/** Typed after « Non, ce n'est pas ça »: words that are graver than what was denied. */
export const worseAfterDenial = [
  "j'ai préparé une lettre d'adieu",
  'en fait ce soir je vais le faire',
  "il m'a étranglée hier soir",
  'je viens de prendre deux boîtes de doliprane',
  "J'ai une corde et je sais où l'accrocher.",
  "je n'en peux plus, je veux que tout s'arrête définitivement",
  'mon beau-père vient dans ma chambre la nuit',
  'vous serez tous mieux sans moi',
  "j'ai donné mon chien, il sera bien chez eux quand je ne serai plus là",
  'les voix me disent de sauter',
] as const

/** Typed after « Non, ce n'est pas ça »: ordinary words. */
export const ordinaryAfterDenial = [
  "c'était juste une façon de parler",
  "je suis fatiguée de mon boulot c'est tout",
  'je voulais dire que ma série est finie',
  'mon copain et moi on se dispute pour la vaisselle',
  "j'ai un examen vendredi et je stresse",
] as const
