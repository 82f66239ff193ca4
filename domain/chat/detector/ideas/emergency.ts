import type { Ideas } from './idea.ts'

/** The body in danger: what a switchboard of the SAMU listens for. */
export const emergency: Ideas = {
  respirer:
    'respir* respire souffle* étouff* suffoqu* asthm* ventoline lèvres bleu* bleue bleues gonfl* gorge* langue allerg* arachide* cacahuète* noix crevette* fruits-de-mer piqûre* guêpe* frelon* abeille* abeilles oedème* urticaire plaques inhal* avale* coincé* arête épipen anaphyl* siffle* sifflement ronfl* râle* essouffl* cherche* air voix aphone étrangl* tousse* crachote* couinement tirage ventoline* bronchiolite croup intub*',
  coeur:
    'poitrine coeur thorax cardiaque* infarctus palpitation* bras mâchoire serre* oppress* étau étaux écrase* pouls tachycard* arythm* pacemaker sueur* sueurs irradi* malaise* avc bat bats battement* 180 190 200 pulsation* rythme ratés raté* douleur* barre* plomb poignard* inspir* embolie* mollet* phlébite* tension défibrillateur* massage*',
  conscience:
    'inconscient* évanoui* évanouie conscience répond réveill* réveille bouge réagit mou molle yeux ouverts vitreux convuls* convulsion* épilep* tremble* raide raideur somnol* délire* confus* coma dort endort syncope* tombé* tombée chute* chuté* assommé* sol bave bavé écume pupilles vague* endormi* évanouit inerte* amorphe* réanim* secouru* effondr* écroul* gît étendu* reconnaît reconnaissance éveillé* léthargi* absent* incohérent* hagard* fixe révuls* envers',
  nerfs:
    'bouche tordu* tordue tombante visage sens sent engourdi* paralys* paralysé* jambe bras côté droit gauche parle parler mots articule articuler double voit vue vision flou floue trouble* fourmill* maux tête foudroyant* brutal* violent* nuque vertige* coordination fourmis insensible* cou bloqué* rideau cécité aveugle mâchoire* paupière* asymétri* bafouill* trou* amnési* colonne moelle',
  sang: 'sang saign* saigne hémorrag* sangl* artère* vomi* vomit vomis crache* crachat selles noir noires plaie* profonde* garrot coupé* doigt sectionn* perds pertes fracture* os ouvert* giclé* gicle arrête imbib* marc café hémoptysie caillot* serviette* trempé* flaque* mare comprim* traverse* transperc* balle plomb* lame amput* arraché* écrasé* broyé* meuleuse tronçonneuse scie presse',
  'grossesse et bébé':
    'enceinte* grossesse contraction* eaux accouch* accouche bébé* nourrisson* fièvre* fontanelle biberon tète couche* mois semaines nouveau-né placenta foetus bouge convuls* déshydrat* teint gris marbré* pleurs bouger fausse-couche saignement* terme prématur* éclampsie césarienne cordon siège bulle rompu* rupture poche travail',
  'poison par accident':
    'pile* bouton lessive capsule* produit* javel destop champignon* baie* plante* médicament* avalé* mangé* bu ingéré* intox* intoxiqué* monoxyde chaudière gaz brûle* brûlé* brûlée huile bouillant* friteuse électrocut* courant foudre serpent vipère mordu* morsure* rage méduse noyé* noyade hydrocution insolation canicule hypotherm* acide soude projeté* éclaboussé* yeux acide* aimant* pièce détergent* chauffe-eau poêle brasero réchaud fumée* fumées nausée* maux crâne frelon* scorpion* araignée* tique* allergène cacahuète* bougies désodorisant',
  'signes graves':
    'fièvre* quarante 40 41 degrés raide purpura taches boutons douleur* ventre appendicit* urine* diabét* insuline sucre hypoglyc* hyperglyc* coma déshydrat* vomiss* diarrh* suicid* overdose surdose pâle* pâleur blanc* blanche gris grise violet* bleu* froid* moite* glacé* transpir* agonis* cyanos* urin* pisser tendu tambour livide* cireux marbrures frisson* septi* choc tordre plier plié* testicule* torsion péritonite occlusion méningite dialys* greff* antirejet stérilet extra-utérine arachnoïde anévrisme',
  'état second':
    'ivre* ivresse coma-éthylique bourré* bourrée alcool bu bue saoul* soûl* vomit allongé* cannabis pilule* taz drogue* drogué* ghb inanimé* bouge ronfle* respire',
}
