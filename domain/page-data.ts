import { dataElement } from './data-element.ts'

/** Id of the element with the data of the page as JSON; the server fills it in pages that it renders. */
export const PAGE_DATA_ID = 'page-data'
export const pageDataElement = (json: string) => dataElement(PAGE_DATA_ID, json)
export const NO_PAGE_DATA_JSON = 'null'
