/** The kinds of games the studio has. A new kind is named here; the compiler then asks for its page (`page/engines.ts`). */
export const engineIds = ['slot'] as const

export type EngineId = (typeof engineIds)[number]
