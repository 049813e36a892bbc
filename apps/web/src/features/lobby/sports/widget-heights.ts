/** How high each widget last said that it is, in CSS pixels: who comes back finds what is below it where it was. */
export const widgetHeights = new Map<string, number>()
