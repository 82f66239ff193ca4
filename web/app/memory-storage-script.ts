/**
 * Part of the head script: where the browser refuses localStorage or sessionStorage, puts one in its place that lasts as
 * long as the page. Reading the refused one throws, and no page may break for that, least of all `/urgence`. Entries are
 * the object's own properties, as in a real one: `Object.keys` lists them.
 */
export const memoryStorageScript = `for(const n of['localStorage','sessionStorage'])try{window[n].getItem('')}catch{Object.defineProperty(window,n,{configurable:true,value:Object.create({getItem(k){return Object.hasOwn(this,k)?this[k]:null},setItem(k,v){this[k]=String(v)},removeItem(k){delete this[k]},clear(){for(const k of Object.keys(this))delete this[k]}})})}`
