import type { Ideas } from './idea.ts'

/** Suffering, from the ordinary to the unbearable. */
export const distress: Ideas = {
  'plus la force':
    'force forces bout épuis* courage* tenir tiens tient lutter battre continuer continue supporter supporte endurer peux peut arrive arrivera craque* craquer lâche* usé* vidée vidé lessivé* rincé* exténué* laminé*',
  désespoir:
    'espoir* espérer espère désespoir désespér* avenir futur issue* sortie solution* impasse* piégé* coincé* cage* tunnel trou gouffre* abîme* néant fond puits noir noire noirs noires sombre* mur murs prison condamné* foutu* fichu* perdu perdue',
  'sens de la vie':
    'vie vivre vis vit vivant* existence existe exister sens but raison goût intérêt utilité bon sert servir servira monde terre naître né née',
  tristesse:
    'triste* tristesse pleure* pleurer larmes chagrin cafard déprim* dépress* mélancol* moral* malheureu* mal peine* souffr* souffrance* douleur* blues spleen abattu* effondré* effondre* anéanti* brisé* bouleversé* nostalg*',
  angoisse:
    'angoiss* anxi* anxieux stress* stressé* panique* paniqu* peur* crainte* craint* trac boule noeud oppress* trembl* inquiet* inquièt* inquiétude* phobi* nerv* ruminer rumine* tracass* crise* tétanis* appréhend*',
  colère:
    'colère énerv* rage* rageant haine furieu* marre ras-le-bol saoul* soûle* gonfl* agac* insupport* exaspér* ulcér* fâché* râle* râler dispute* disput* engueul* cri crie crier hurl* insult* vénère vénèr* relou*',
  fatigue:
    'fatigue* fatigué* crevé* claqué* naze hs mort kaputt flemme épuisant* insomnie* dormir dors sommeil nuits réveil* cernes sieste repos* surmen* burn-out burnout surcharg* débord* charrette',
  honte:
    'honte* honteu* nul nulle nulls raté* échec* minable* incapable* merde déchet* moche* laid* stupide con conne bête* déçu* décevoir déçois culpabil* coupable* faute regret* regrette* indigne* haïs déteste dégoût* zéro',
  solitude:
    'seul seule solitude isolé* isolement personne abandon* rejet* exclu* exclue ignor* vide silence parler parle voit voient téléphone sonne visite* attend compagnie oublié* invisible*',
  fardeau:
    'fardeau* poids charge* boulet* gêne* trop encombr* inutile* pèse* peser mieux sans débarras* coûte* parasite* dérange* embarras*',
  'deuil et perte':
    'deuil* perdu* perte* décédé* décès mort morte veuf veuve veuv* enterrement* disparu* disparition* parti* manque* manques orphelin* cancer maladie* incurable* fausse-couche divorce* séparation* rupture* quitté* largué* plaqué* séparé* trompé* licenci* chômage viré* virée faillite* liquidation* expuls* dettes surendett* huissier* retraite',
  'corps et nourriture':
    'vomir vomi* vomis boulimi* anorexi* hyperphag* jeûn* maigr* maigrir kilos kilo gros grosse grosses poids régime manger mange mangé* repas calories balance laxatif* tca ventre nourriture craquage*',
  dépendance:
    'addict* dépend* sevrage rechut* bois bu boire buvais alcool* jeux paris casino poker machine fume fumer clope* joint* coke arrêter arrêt* replong* sobre abstinent* aa tabac cigarette*',
  'temps qui dure':
    'depuis toujours jours mois semaine* semaines an ans années longtemps encore plus chaque tous quotidien* matin* soir* permanence constamment',
  antécédent:
    'hospitalis* hp psychiatri* tentative* ts rechut* sorti* sortie clinique interné* internement traitement* lithium bipol* schizo* borderline symptôme* épisode* signes reviennent revien* revenues',
}
