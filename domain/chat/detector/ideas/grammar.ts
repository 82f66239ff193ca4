import type { Ideas } from './idea.ts'

/** Small words that turn a sentence: denial, question, condition, time. */
export const grammar: Ideas = {
  négation: 'ne pas jamais aucun* rien ni non nullement aucunement sans',
  'ne plus': 'plus',
  question: 'comment combien pourquoi quand quel quelle quels quelles quoi qui où est-ce lequel laquelle',
  condition: 'si sinon serait serais seraient aurais aurait pourrais pourrait devrais voudrais aimerais ferais',
  but: 'pour afin',
  avec: 'avec dans sur sous chez contre devant derrière dehors',
  futur: 'vais va vont ira irai sera serai seront aura aurai ferai fera pourra pourrai',
  'passé composé': 'ai as a avons ont suis es est sommes sont',
  imparfait: 'étais était avais avait voulais pensais faisait disait étaient',
  vouloir: 'veux veut voulu envie aimerais souhaite désire rêve préfère besoin hâte espère voudrais tente tentation',
  penser: 'pense penser pensé* pensée* idée* songe imagine imaginer obsède* repense pensées',
  devoir: 'dois doit faut faudrait devoir obligé*',
  dire: 'dit dire dis disent raconte* demande* répète* annonce* prévenu appelé* écrit avoue* avoué*',
  regarder:
    'regarde* regardé cherche* cherché lu vu tapé google renseigné* compare* comparé vérifié* mesuré compté* compte testé* repéré*',
  avoir:
    'acheté* achète commandé* récupéré* trouvé* caché* gardé* garde planqué* sorti* volé* pris mis posé* apporté* stocké* préparé* procuré* piqué* accumulé* économis*',
  être: 'suis es est sommes êtes sont être reste* restée',
  'en cours': 'là maintenant train viens commence* commencé déjà actuellement encore',
  mais: 'mais pourtant cependant sauf enfin quoique même quand',
  nombre: '1 2 3 4 5 6 7 8 9 deux trois quatre cinq six sept huit neuf mille',
}
