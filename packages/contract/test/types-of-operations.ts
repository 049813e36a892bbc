import type { InputOf, MetaOf, Operations, PageMeta, ParsedOf, Profile, ReplyOf } from '../src/index.ts'

// Promises about types, which the type check keeps: each line fails to compile when its promise breaks.

type Same<Left, Right> =
  (<Probe>() => Probe extends Left ? 1 : 2) extends <Probe>() => Probe extends Right ? 1 : 2 ? true : false
type Allows<Wide, Narrow extends Wide> = Narrow extends Wide ? true : false
type Body<Name extends keyof Operations> = InputOf<Operations[Name]> extends { body: infer Given } ? Given : never

/** Every member is `true`, or this does not compile. */
type Promised<Claims extends true[]> = Claims

export type TypesOfOperations = Promised<
  [
    // A deposit is sent as a number or digits and reaches its handler as a bigint.
    Same<Body<'createDeposit'>['amount'], number | string>,
    Same<ParsedOf<Operations['createDeposit']>['body']['amount'], bigint>,
    // A caller gives the parts an operation has and no other; what is all optional may be left out.
    Same<InputOf<Operations['switchAccount']>['params'], { id: string }>,
    Same<InputOf<Operations['listAccounts']>['body'], undefined>,
    Allows<InputOf<Operations['listSpins']>, { query: { page: number } }>,
    Allows<InputOf<Operations['listSpins']>, Record<never, never>>,
    // Known fields of a registration keep their types beside those its scenario adds.
    Same<Body<'registerByEmail'>['email'], string>,
    Same<Body<'registerByEmail'>['agreements'], '' | '1' | 1 | undefined>,
    Same<Body<'registerByEmail'>['cpf_number'], string | number | boolean | null>,
    // Replies and paging are named.
    Same<ReplyOf<Operations['updateProfile']>, Profile>,
    Same<MetaOf<Operations['listInvoices']>, PageMeta>,
    Same<MetaOf<Operations['listAccounts']>, undefined>,
  ]
>
