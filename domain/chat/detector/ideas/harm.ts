import type { Ideas } from './idea.ts'

/** Ways and places of dying, wounds, poisons: nothing alone, much beside « je » and « ce soir ». */
export const harm: Ideas = {
  médicament:
    'médicament* médoc* médocs cachet* cachets comprimé* pilule* gélule* somnifère* anxiolytique* antidépresseur* neuroleptique* antalgique* antidouleur* calmant* tranquillisant* benzo* xanax lexomil valium seresta témesta stilnox zolpidem imovane zopiclone doliprane paracétamol efferalgan dafalgan ibuprofène advil aspirine tramadol codéine morphine oxycodone oxycontin fentanyl méthadone subutex lithium depakote dépakine seroplex prozac zoloft deroxat effexor laroxyl anafranil atarax tercian theralene rivotril tranxène lysanxia alprazolam bromazépam diazépam oxazépam propranolol insuline levothyrox digoxine bêtabloquant* potassium ordonnance* plaquette* tablette* blister* flacon* gouttes sirop ampoule* pharmacie pilulier seringue* piqûre* patch* lyrica prégabaline quétiapine risperdal abilify ritaline kétamine barbiturique* pentobarbital phénobarbital gardénal hypnotique* tylenol cortisone anticoagulant* traitement* emojicachets',
  'prendre par la bouche':
    'avalé* avaler avale gobé* gober gobe ingéré* ingérer ingurgit* bu boire bois prendre prends pris prise absorbé* vidé vider enfilé descendu sifflé englouti* croqué* mélangé* mélange* mélanger',
  'en quantité':
    'tout tous toute toutes entier entière entiers plein pleins plusieurs boîte* boîtes poignée* trentaine vingtaine quarantaine cinquantaine dizaine* dix douze quinze vingt trente quarante cinquante soixante cent trop stock* réserve* provision* double triple dose* surdose* overdose*',
  'boisson forte':
    'vodka whisky alcool rhum vin bouteille* gin tequila pastis bière* champagne digestif absinthe calva mousseux picole* alcoolisé*',
  drogue:
    'drogue* cocaïne coke héroïne crack ecsta* ecstasy mdma shit weed beuh cannabis joint* pétard* speed amphét* lsd champis poppers proto ghb 3mmc meth crystal ballon* rail* rails trace came',
  poison:
    'poison* javel destop déboucheur* soude acide* antigel mort-aux-rats raticide* pesticide* désherbant* herbicide* roundup cyanure ciguë arsenic white-spirit détartrant* solvant* essence ammoniaque insecticide* détergent* lessive antirouille mercure strychnine chlore',
  corde:
    'corde* noeud* noeuds ceinture* foulard* écharpe lacet* câble* poutre* crochet* sangle* chaîne* escabeau tabouret nouer coulant potence branche rallonge* cordelette* drap* lustre laisse ficelle* bretelle* collants câble fil étendoir arbre* cerisier chêne grange grenier cave charpente mezzanine barre rampe',
  lame: 'lame* cutter* rasoir* couteau* couteaux ciseaux* scalpel* verre tesson* canif opinel compas taille-crayon épingle* bistouri* poignard* machette* hache* lames sabre tournevis surin schlass',
  'arme à feu':
    'fusil* pistolet* revolver* carabine* cartouche* balle balles arme* munition* flingue* calibre* gun glock kalach* chargeur canon gâchette chevrotine 22 winchester',
  hauteur:
    'pont* toit* toits balcon* fenêtre* falaise* viaduc* immeuble* étage* étages rebord rambarde* parapet* barrière* garde-corps terrasse* tour tours précipice* ravin* vide passerelle* barrage* aqueduc corniche* échafaudage* clocher garde-fou ponton silo grue plongeoir escalier* pylône* bord dernière marche gouttière* minaret donjon château-eau belvédère rocher* promontoire phare étages septième dixième douzième quinzième vertige',
  'voie et train':
    'train* trains rails rail tgv ter rer métro tram* quai* quais gare* voie* passage-à-niveau locomotive* caténaire* camion* camions poids-lourd platane* autoroute* rocade périphérique bus route* virage* mur arbre voie intercités eurostar locomotive chauffeur conducteur carrefour* volant accélérateur ceinture freins motards platanes glissière* contresens phares tunnel',
  eau: 'rivière* fleuve* lac lacs mer étang* canal seine loire rhône garonne noyer noyé* noyade baignoire* océan vague* courant* marée* puits écluse* piscine* rive berge* jetée digue* plage* taille digue nager habillé* habits chaussures profondeur profond* tourbillon* cascade gué quai péniche amarres',
  gaz: 'gaz monoxyde barbecue charbon pot-d’échappement garage cuisinière* moteur* tuyau hélium azote sac-plastique sachet',
  feu: 'feu incendie* brûler brûlé* brûle allumette* briquet* bidon immoler flamme* flammes enflamm* cramer bûcher bougie*',
  mourir:
    'mourir meurs meurt mort morte morts mortes mourrai mourrais mourais décès décédé* décéder crever crève crèverai clamser canner caner die dead trépas trépasser cadavre* cercueil* tombe* cimetière* enterr* obsèques funérailles inhum* crématorium urne cendres tombeau linceul corbillard linceuls caveau survivre survivrai survivra vivant vivante décéd* moribond* agonie agoniser euthanasi* fin funèbre* pompes',
  'se tuer':
    'suicid* suicide suicider tuer tue tuerai buter bute flinguer flingue pendre pendrai pendu* supprimer foutre crever achever éliminer dézinguer fumer empoisonner défenestrer immoler électrocuter asphyxier étouffer noyer exploser kill self-kill kms',
  'en finir':
    'finir fini finit finis terme arrêt* stopper terminer terminé achev* abréger quitter disparaître disparais effacer m’éteindre éteindre éteins cesser clôturer tirer raccrocher lâcher abandonner dispara* évaporer évanouir cess* délivr* libér* délivrance repos sommeil',
  partir:
    'partir pars part partirai partie parti aller vais irai rejoindre rejoins retrouver retrouverai voyage sauter saute sauterai saut grand-saut plonger envoler ailleurs là-haut ciel paradis au-delà étoiles anges lumière éternel* éternité',
  'corps et plaie':
    'veines veine poignet* bras avant-bras cuisse* cuisses peau jambe* ventre cou gorge main mains doigt* visage tête crâne oeil yeux lèvre* nez dent* dents dos épaule* genou* cheville* pied* côtes torse poitrine cheveux corps mâchoire oreille* hanche* mollet*',
  blessure:
    'couper coupe coupé* coupée entaill* taillad* scarif* mutil* saign* sang cicatrice* plaie* griff* blesser blesse blessé* blessure* brûlure* hématome* bleu bleus bosse* fracture* cassé* marque* marques trace* traces ecchymos* contusion* lacér* ouvrir ouvert* trancher tranch* charcut* incis* piquer planter cogner tape*',
  'de soi-même':
    'exprès volontairement soulage* soulager punir punition craqué recommencé recommence rechute* replongé pulsion* envie résister toilettes salle-de-bain cachette manches caché*',
  'voix qui ordonnent':
    'voix entend* ordonne* ordonnent commande* commandent obéir chuchot* murmur* disent tête hallucin* démon* diable esprit* mission possédé* anges hurle* satan puce complot télépath*',
}
