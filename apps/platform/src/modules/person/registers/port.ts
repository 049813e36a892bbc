/** What a register is told of a person: no more than it finds them by. */
export interface RegisterQuestion {
  firstName: string | null
  lastName: string | null
  /** `YYYY-MM-DD` */
  birthdate: string | null
  email: string | null
  postalCode: string | null
  personalIdNumber: string | null
}

/** A national register of people who excluded themselves. */
export interface Register {
  /** Rejects with `RegisterFailure` when the register gives no usable answer. */
  ask(person: RegisterQuestion): Promise<{ isListed: boolean; endsOn: string | null }>
}

export class RegisterFailure extends Error {
  override readonly name = 'RegisterFailure'
}
