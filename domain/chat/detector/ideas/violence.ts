import type { Ideas } from './idea.ts'

/** Harm done by others, or that the speaker is about to do to others. */
export const violence: Ideas = {
  frapper:
    'frapp* tape* taper tapé* gifl* gifle* claque* claqué cogn* bat battu* battre batt* coup coups baffe* beigne* poing* rou* rouer tabass* étrangl* étouff* secou* secoue bouscul* pousse* poussé* tord* tordu* jeté* jette jeter lancé* lance* balanc* mord* mordu* tir* traîn* plaqu* serré* serre brutalis* maltrait* violen* agress* fesse* fessée* correction* rosse* dérouill* fracass* massacr* démol* défonc* amoch* éclat* casse cassé* casser fouett* ceinturon* crach* ébouillant* brûle* tartiné torgnol* piétin*',
  menacer:
    'menac* menace* menacé* tuer tuera buter égorger peau défigur* retrouv* jure* promet* promis payer venger vengeance chant* chantage* balancer brandi* pointé* couteau* représailles',
  contrôler:
    'contrôl* surveill* fouill* interdi* interdit* empêch* enferm* séquestr* confisqu* cache caché* isol* espion* suit suivre filat* traque* traqu* géolocalis* gps airtag traceur* caméra* chronomètr* permission* droit obéir oblig* impose* exige* vérif* ticket* autoris* rationn* prive* privé* punit* humili* rabaiss* dénigr* insult* crie* cris hurle* terroris* tremble* emprise',
  sexuel:
    'viol violé* violer viole violeur* attouch* sexuel* sexe* abus* abusé* touche* toucher touché* caress* embrass* culotte* jupe* pantalon seins fesses nu nue nus nues déshabill* coucher couché* lit rapport* pénétr* forcé* force forcer consent* fellation mastur* pornograph* porno zizi bizarre* secret secrets douche cuisse* drogué* inceste incest* prédateur* préservatif soirée non gestes déplacé* baiser pelot* tripot* harcel*',
  réseau:
    'internet insta* instagram snap* snapchat tiktok discord facebook twitter whatsapp telegram roblox fortnite twitch réseau* réseaux groupe* story stories compte* faux profil* pseudo* photo* photos vidéo* vidéos nude* nudes webcam deepfake* capture* diffus* partag* publi* post* posté* montage* commentaire* vues viral* live harcèl* harcel* haine insult* chantage sextorsion piraté* hack* usurp* doxx* adresse bitcoin rançon bloqu* harceleur*',
  'faire du mal à autrui':
    'descendre planter éclater saigner buter égorger poignarder tirer crever fumer cramer foncer écraser tuer tue tuerai venger payer massacrer empoisonner brûler étrangler frapper défoncer casser bombe attentat arme couteau fusil feu retiens réponds contrôle impulsion* déborde* exploser haine démonter',
  'enfant en souffrance':
    'bleus traces marques maigr* sale sales faim affam* seul seuls seule nuit peur terrori* pleure* crie* hurle* placard cave attaché* ceinture punition* coups frapp* secou* touche* secret* alcool* drogue* défonc* bourré* ivre* école maîtresse couches biberon fièvre négligé* abandon* fugu* dehors enfermé* privé* dort dormir brûlure* cigarette*',
  'aîné en souffrance':
    'ehpad maison-de-retraite auxiliaire* aide-soignant* attaché* couches escarre* hématome* bleus signer chèque* chèques retraite carte argent vol vole volé* pension procuration* prive* nourri* manger lavé* sale* crie* humili* gifl* secou* tutelle curatelle médicament* enferm* sonnette pince pincé* dénutri* déshydrat* sangl* contention*',
  peur: 'peur terroris* terrifi* effray* trembl* caché* cache cachée planqué* crains craint* oeufs fuir fuis fuite partir échapper protéger sauver réfugi* porte clé verrou',
}
