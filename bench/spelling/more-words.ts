/** Right words that no text of ours holds, and that stand near another: schools, games, medicines, slang. */
export const moreWords =
  'mpsi pcsi ptsi bcpst hypokhâgne khâgne stmg stl bts but licence master pioche prisonnier prisonniers accouchement sevrage doctorat pronom pronoms maladive réchauffement surface surfaces contractuel inférieur inférieure illégitime enthousiaste athée choquent lancent abusent radine chouchou chouchous check like likes list chewing gum among us minecraft fortnite roblox valorant twitch discord zoom netflix spotify youtube vinted uber amazon xanax lexomil seresta zopiclone stilnox imovane tramadol codéine ibuprofène paracétamol efferalgan dafalgan advil spasfon ventoline cortisone lithium prozac seroplex deroxat effexor zoloft anafranil laroxyl atarax tercian valium temesta rivotril subutex méthadone ritaline'.split(
    ' ',
  )
