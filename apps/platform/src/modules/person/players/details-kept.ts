/** For how many months who a player was is kept, by the country they live in. */
export interface DetailsKept {
  byCountry: Readonly<Record<string, number>>
  elsewhere: number
}
