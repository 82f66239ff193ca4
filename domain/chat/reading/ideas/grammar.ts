import type { Ideas } from './idea.ts'

/** Function words that change a sentence: negation, question, condition, time. */
export const grammar: Ideas = {
  négation:
    'ne pas jamais aucun* rien ni non nullement sans nul-part nulle-part point-du-tout pas-question hors-de-question même-pas non-plus',
  'ne plus':
    'plus ne-ai-plus ne-est-plus ne-plus peux-plus veux-plus arrive-plus plus-du-tout plus-aucun plus-aucune plus-rien plus-personne plus-jamais plus-envie',
  question:
    'comment combien pourquoi quand quel quelle quels quelles quoi qui où est-ce lequel laquelle est-ce-que que-est-ce que-faire comment-faire lesquels lesquelles pourquoi-pas',
  condition:
    'si sinon serait serais seraient aurais aurait pourrais pourrait devrais voudrais aimerais ferais serions pourrions devrait devraient voudrait voudraient aimerait ferait feraient faudrait irais irait dirais dirait prendrais mettrais au-cas-où en-cas-de à-condition supposons imaginons admettons',
  but: 'pour afin dans-le-but histoire-de en-vue-de',
  avec: 'avec dans sur sous chez contre devant derrière dehors entre parmi vers près auprès dedans dessus dessous autour travers milieu bord hors',
  futur:
    'vais va vont ira irai sera serai seront aura aurai ferai fera pourra pourrai irons iront irez ferons feront ferez aurons auront aurez serons serez pourrons pourront devrai devra faudra viendra viendrai prendrai prendra partira dirai dira verrai verra verrons mettrai tiendrai resterai bientôt prochainement',
  'passé composé': 'ai as a avons ont suis es est sommes sont eu été avez fait faite faites allé venu venue resté',
  imparfait:
    'étais était avais avait voulais pensais faisait disait étaient avaient avions étions étiez pouvais pouvait devais devait allais allait faisais venait prenait disais parlait parlais vivait vivais aimais aimait habitais habitait jouais jouait croyais croyait savais savait voyait regardais',
  vouloir:
    'veux veut voulu envie aimerais rêve besoin hâte espère voudrais tentation voulons voulez veulent voulait voudrait envies souhait* désir* rêves rêver rêvais préfèr* je-ai-hâte hâte-de motivé* tenté* compte-bien',
  penser:
    'pensé* songe obsède* pensais pensait idée idées songer songeais imagin* réfléch* réflexion* crois croit croire croyais suppos* devin* doute douter doutais rappelle* souvien* médit* cogit* gamberg* repens* ressass*',
  devoir:
    'dois doit faut faudrait devoir obligé* devons devez doivent devais devait fallait fallu faudra nécessair* forcé-de contraint* obligatoir* obligation* censé* suis-censé',
  dire: 'dit dire dis disent demande* répète* prévenu appelé* écrit disait disais disant dirait dites racont* parl* expliqu* annonc* répond* confi* chuchot* murmur* affirm* préten* jure jurer avou* admet* signal* rappel* téléphon* discut* bavard* papot* commér* précis* propos* promet* promis',
  regarder:
    'lu vu tapé google renseigné* compare* compté* testé* repéré* regard* observ* voir vois voit voient voyais lis lire lisais feuillet* consult* cherch* recherch* fouin* scroll* scrut* admir* contempl* visionn* aperç* examin* comptabilis* mesur* vérifi*',
  avoir:
    'caché* gardé* planqué* sorti* volé* pris mis posé* apporté* procuré* piqué* accumulé* économis* achet* command* récupèr* trouv* prépar* emprunt* empoch* reçu reçue reçois obten* stock* rang* dégot* déniché*',
  être: 'suis es est sommes êtes sont être reste* étais était été sera serai serait étaient soit sois soient demeur*',
  'en cours':
    'là maintenant train viens commence* déjà encore en-train en-ce-moment à-le-instant tout-de-suite ce-moment actuel* présentement aujourdhui cet-après-midi',
  mais: 'mais pourtant cependant sauf enfin quoique même quand toutefois néanmoins malgré-tout quand-même en-revanche par-contre sauf-que alors-que tandis or',
  nombre:
    '1 2 3 4 5 6 7 8 9 deux trois quatre cinq six sept huit neuf mille 0 10 11 12 13 14 15 16 17 18 19 20 21 23 24 25 30 35 40 45 50 60 70 80 90 100 200 300 400 500 1000 dix onze douze treize quatorze quinze seize vingt trente quarante cinquante soixante cent cents demi demie moitié quart tiers double zéro million* milliard* dizaine* douzaine* quinzaine* vingtaine* trentaine* centaine* millier*',
  'déni clair':
    'pas-suicidaire jamais-eu jamais-pensé aucune-envie pas-envie-de pas-de-idées pas-de-idée aucune-idée-noire pas-le-intention aucune-intention pas-question rassurez-vous rassure-toi ne-vous-inquiétez vous-inquiétez-pas te-inquiète inquiétez-pas rien-de-grave',
  'demande de conseil':
    'conseil* un-conseil une-idée-pour des-idées-pour des-idées astuce* recommand* suggér* suggestion* tuyaux-pour avis ton-avis votre-avis que-en-pensez que-pensez penses-tu pensez-vous ce-est-normal est-ce-normal normal-de normal-de-être comment-faire que-faire quoi-faire comment-gérer comment-aider comment-dire comment-annoncer comment-réagir comment-parler comment-expliquer comment-choisir comment-savoir comment-se-organiser vous-feriez tu-ferais connaissez-vous tu-connais vous-connaissez auriez-vous aurais-tu savez-vous sais-tu',
  'contre ou malgré': 'contre malgré à-cause-de à-cause faute-de à-force-de en-dépit',
  cause:
    'parce-que parce car puisque comme-je vu-que étant-donné à-cause cause raison-pour grâce-à grâce du-coup donc alors ainsi ce-est-pourquoi',
  'envie d’agrément':
    'envie-de-manger envie-de-chocolat envie-de-vacances envie-de-voyager envie-de-danser envie-de-rire envie-de-sortir envie-de-changer envie-de-pizza envie-de-dormir envie-de-pleurer envie-de-parler envie-de-câlins besoin-de-vacances besoin-de-parler besoin-de-repos besoin-de-aide besoin-de-conseils besoin-de-conseil besoin-de-un besoin-de-souffler besoin-de-vider',
  savoir:
    'sais sait savoir savait savais savez savent su connais connaît connaître connaissez appris apprends apprend apprendre comprends comprend comprendre compris ignor* reconnais remarqu* découv* constat* aperçu* aperçois',
  'sentir et ressentir':
    'sens sent sentir senti sentais ressens ressent* éprouv* impression* sensation* sentiment* émoti* humeur* ambiance*',
  pouvoir:
    'peux peut pouvons pouvez peuvent pouvoir pouvais pouvait pu possible* impossible* capable* capacité* arrive-à réussi-à parvien* permet permets',
  faire:
    'fais fait faire faisons faites font faisais faisait fera ferai refait refaire refais occup* pratiqu* réalis* effectu* accompl* fabriqu* constru* créer invent*',
  'aller et venir':
    'viens vient venir venu venue venons viennent reviens revient revenir revenu* retourn* rentr* sors sort sortir sortais sorti entré* arrivé* arrivée-à march* passer passe passé-chez passais travers* monter descend* suivre suis-allé avanc* recul* approch* éloign* quitté-la',
  'gestes de tous les jours':
    'ouvre* ouvrir fermé* pose poser mets mettre met mis rang* nettoy* laver lave essuy* frott* pli* porter tire-la tiens-la lever levé assis assise asseoir assieds allong* couch* habill* chauss* brosse* coiff* douch* maquill* sèche sécher rempl* branch* débranch* allum* éteins-la clique* écrire écrit écris écriv* signe* envoi* envoyé* appelle* rappel* payer payé attend* cherch* trouv* perdu-mes perdu-mon oubli* prêter prêté ramen* emmener emmène dépos* accompagn* cuisin* mange* bois-un promen* prépar* répar* chang* choisi* essay* aide* montre-moi montr* gérer gère organis* planifi* réserv*',
  'verbes de loisir':
    'jouer joue jouait lis lire lu chant* danser dessin* peins peindre tricot* coudre brico* jardin* cuisin* pâtiss* nag* courir randonn* grimp* skier pédal* voyag* visit* camper pêch* photograph* regarde-une regarde-un regarde-des écout* collectionn* fêt* apprendre répét*',
  'début et fin':
    'début* commenc* démarr* entam* continu* poursui* recommenc* reprend* repris reprise fini* fin termin* achev* boucl* cesser cesse arrêt* stopp*',
  'degré fort':
    'très trop tellement vraiment super hyper ultra méga grave si-fort extrêm* énormément carrément totalement complètement absolument franchement particulièrement terriblement horriblement affreusement incroyablement beaucoup vachement drôlement sacrément à-fond à-donf de-ouf tant autant entièrement profondément fort fortement',
  'degré faible':
    'peu un-peu légèrement plutôt assez presque quasi quasiment à-peine vaguement moyennement relativement simplement seulement juste uniquement rien-que moins petit-peu un-brin un-chouïa bof',
  fréquence:
    'souvent parfois rarement régulièrement des-fois de-temps-en toujours tout-le-temps sans-arrêt sans-cesse constamment chaque-jour tous-les-jours tous-les-matins tous-les-soirs chaque-matin chaque-soir chaque-nuit chaque-semaine une-fois deux-fois trois-fois plusieurs-fois habitude de-habitude généralement quotidiennement hebdomad* occasionnel* jamais',
  'temps passé proche':
    'hier avant-hier ce-matin cette-nuit hier-soir tantôt la-veille veille semaine-dernière mois-dernier week-end-dernier lundi-dernier samedi-dernier récemment dernièrement à-le-instant viens-de vient-de',
  'temps passé long':
    'ans-plus-tard longtemps autrefois jadis à-le-époque année-dernière le-an-dernier an-passé il-y-a y-a-dix y-a-vingt y-a-quinze y-a-cinq des-années des-siècles belle-lurette un-bail ça-fait-longtemps lustres',
  'temps à venir':
    'demain après-demain bientôt la-semaine-prochaine semaine-prochaine mois-prochain année-prochaine le-an-prochain lundi-prochain samedi-prochain prochain* ce-soir ce-week-end week-end dans-une-semaine dans-un-mois dans-deux-jours de-ici de-ici-là plus-tard un-jour un-de-ces',
  'moment du jour':
    'matin* midi après-midi aprem soir* nuit* minuit aube aurore crépuscule petit-déj goûter apéro dîner coucher réveil lever 7h 8h 9h 10h 18h 19h 20h 22h 23h journée*',
  enchaînement:
    'puis ensuite après alors enfin finalement de-abord ensuite-je en-fait au-final au-fait bref du-coup donc voilà voilà-voilà en-plus de-ailleurs en-gros genre surtout aussi également sinon',
  incertitude:
    'peut-être sans-doute probablement apparemment semble semblent paraît on-dirait je-crois il-paraît impression-que me-demande je-sais-pas sais-pas possible éventuellement au-cas-où',
  lieu: 'ici là-bas partout ailleurs quelque-part nulle-part endroit* lieu lieux coin place rue rues avenue* boulevard* quartier* ville villes village* centre-ville chez-moi chez-nous chez-lui chez-elle à-la-maison au-bureau au-travail au-boulot à-le-école au-lycée au-collège dehors dedans intérieur* extérieur*',
  'chose vague':
    'chose choses truc trucs machin* bidule* quelque-chose affaire affaires objet* histoire-de sujet sujets problème* souci soucis situation* cas point question-de façon manière type-de sorte-de genre-de espèce-de',
  'ordre et rang':
    'premier première premiers premières deuxième* second seconde troisième* quatrième* cinquième* dernier-de suivant* précédent* prochain*',
  mesure:
    'kilo kilos gramme* litre* mètre* centimètre* kilomètre* km cm kg degrés euro euros pourcent pour-cent pourcentage* minute* seconde* heure*',
  'bon ou beau':
    'beau belle beaux belles joli* mignon* magnifiqu* superb* splendid* bon bonne bons bonnes génial* excellent* délicieu* parfait* agréabl* sympa* gentil* intéressant* utile* pratique propre* doux douce* légèr* facile* simple* clair* réussi* chouette* cool élégant* charmant* adorable* touchant* émouvant*',
  'mauvais ou laid':
    'mauvais* moche* laid* horribl* affreu* nul nulle nuls nulles pourri* naze* médiocr* catastroph* lamentabl* pénible* ennuyeu* ennuyant* chiant* relou* gonflant* soûlant* saoulant* dégueu* dégoûtant* bizarre* louche* ridicul* absurd* bête stupide* gênant* malaisant* cringe',
  'cher ou difficile':
    'cher chère chers chères coûteu* hors-de-prix ruineu* trop-cher dur durs dure difficile* compliqué* complexe* lourd* galèr* laborieu* exigeant* technique-mais',
  'grand ou petit':
    'grand grande grands grandes gros-mot énorme* immense* géant* haut haute hauts hautes long longue* large* petit petite petits petites minuscul* court courte* étroit* nouveau nouvelle* nouvel neuf neuve vieux vieille* ancien* jeune jeunes',
  couleur:
    'rouge* vert verte verts vertes jaune* orange-vif rose-bonbon violet* marron-clair beige* bleu-marine bleu-ciel gris-clair blanc-cassé couleur* coloré*',
  comparaison:
    'comme pareil* même-que mieux-que pire-que plus-que moins-que autant-que ressembl* semblabl* différen* autre autres similair* identiqu* contrair* meilleur-que',
}
