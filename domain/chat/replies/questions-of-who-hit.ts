import { type DirectQuestion, WHAT_TO_DO } from './direct-question.ts'

/** What is asked by somebody who hit their partner: the other's safety comes first, nothing is excused, and help is for them too. */
export const questionsOfWhoHit: readonly DirectQuestion[] = [
  {
    id: 'write-to-them',
    asks: [
      '(dois|devrais|peux|faut|est ce que je|je) [*] [*] (écrire|écris|appeler|appelle|contacter|excuser|m excuse|demander pardon|lui parler|aller la voir|aller le voir|offrir)',
      '(dis|dire|écris|écrire) quoi',
    ],
    answers: [
      'Une seule phrase, et sans attendre de réponse : « Ce que j’ai fait est grave. Je ne te demande rien, je vais me faire aider. » Puis laissez le silence : insister, appeler, venir, ferait peur.',
    ],
  },
  {
    id: 'not-again',
    asks: [
      `${WHAT_TO_DO} & (recommenc*|refasse|refaire|arrêter|arrête|plus jamais|colère|énerv*|contrôl*|calm*)`,
      '(comment|quoi) .. (arrêter|me calmer|me contrôler|changer|plus recommencer|gérer)',
      '(peut|peux|possible de) [*] (changer|arrêter|se soigner|guérir)',
    ],
    answers: [
      'Trois choses : dormir ailleurs pour l’instant, pas d’alcool, et un rendez-vous cette semaine, chez un médecin ou dans un centre pour auteurs de violences (CPCA). Quand la colère monte, on sort avant le geste, et l’on appelle quelqu’un.',
      'Cela se travaille, et rarement sans aide : on y apprend à reconnaître ce qui vient avant le geste. Un médecin peut vous adresser, et les centres pour auteurs de violences (CPCA) reçoivent dans chaque région.',
    ],
  },
  {
    id: 'a-monster',
    asks: [
      '(suis|serais) [je] [un|une|vraiment|que] [*] (monstre|ordure|mauvais*|salaud|connard|irrécupérable|dangereu*|violent*)',
    ],
    answers: [
      'Vous avez fait un geste grave, et vous en êtes responsable ; il ne dit pas tout de vous si vous agissez maintenant. Ce qui compte désormais, c’est sa sécurité, et l’aide que vous prenez.',
    ],
  },
  {
    id: 'help-for-me',
    asks: [
      '(numéro|ligne|endroit|centre|association|aide*|quelqu un|psy*) .. (pour moi|comme moi|hommes violents|auteurs|gens|m aider|aider)',
      '(y a|existe|il y a) .. (numéro|ligne|aide*|centre*|endroit)',
      '(qui|à qui) .. (appeler|parler|voir|aider|m adresser)',
      'appelle qui',
    ],
    answers: [
      'Oui : la FNACAV, qui accompagne les auteurs de violences dans le couple, a une ligne d’écoute, et des centres (CPCA) reçoivent dans chaque région. Votre médecin peut aussi vous adresser ; si vous sentez que cela va repartir, éloignez-vous, et c’est le 15.',
    ],
  },
  {
    id: 'prison',
    asks: ['(prison|police|plainte|garde à vue|juge*|tribunal|casier|condamné*|enfants)'],
    answers: [
      'C’est la justice qui en décide, selon ce qui s’est passé ; un avocat peut vous répondre précisément, pas moi. Ce qui dépend de vous : ne faire aucune pression, tenir la distance, et commencer à vous faire aider.',
    ],
  },
  {
    id: 'go-home',
    asks: [
      '(rentrer|rentre|revenir|reviens|retourner|retourne|dormir) .. (maison|chez (moi|nous|elle|lui)|ce soir|là bas)',
    ],
    answers: [
      'Pas ce soir, si cette personne y est ou peut y être : la distance la protège, et vous aussi. Dormez chez quelqu’un, et dites-lui pourquoi.',
    ],
    questions: ['Chez qui pouvez-vous dormir ?'],
  },
]
