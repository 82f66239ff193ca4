/** 256 plain French words, one per byte: short, concrete, hard to confuse when spoken. Never reordered. */
export const wordList: readonly string[] = `
abeille abricot agneau aiguille alouette amande ancre arbre argile armoire arrosoir assiette atelier aube avion avoine
bague balai balcon ballon bambou banane banc barque bateau berceau beurre bijou biscuit blé bocal bonnet
bougie boule bouquet boussole branche brebis brioche brique brouillard bûche buffet cabane cacao cahier caillou calendrier
canard canne carafe carotte cartable cascade casque castor ceinture cerise chaise chameau champ chapeau charbon châtaigne
chaudron chemin cheval chèvre ciseaux citron clairière cloche clou coffre colline compas coquille corbeille corde coton
coude couleur coussin crayon crème croissant cuillère cygne dauphin dentelle dessin domino drap dune échelle écharpe
éclair écorce écureuil éléphant encre enfant entonnoir épaule épice éponge escalier étang étoile éventail fable falaise
farine fauteuil fenêtre fermier feuille ficelle figue filet flamme fleuve flocon flûte fontaine forêt fougère fourmi
framboise fromage fusée galet gant garage gâteau genou girafe givre glace gomme graine grenier grillon groseille guitare
hamac haricot harpe herbe hérisson hibou hiver horloge huile igloo image jardin jasmin jeton jonquille journal
jupe kiwi koala lac laine lampe lapin lavande légume lézard lierre ligne lilas livre loutre lune
maison mangue manteau marché marmite marron matin melon menthe merle miel miroir montagne moulin mouton muguet
musique nappe navire neige nénuphar noisette nuage océan olive ombre orage orange oreiller orge osier ours
paille palmier panier papillon parasol patate peinture pelote perle phare piano pigeon pinceau plage plume poire
pomme pont porte poterie prairie prune puits quai radis rame renard rideau rivière robe rocher rosée
ruban sable salade sapin savon sirop soleil tambour tapis tasse tigre toit tortue vague violon`
  .trim()
  .split(/\s+/)
