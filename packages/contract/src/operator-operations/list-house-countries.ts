import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { HouseCountry } from '../shapes/desk/house.ts'

export const listHouseCountries = operatorOperation('listHouseCountries', {
  summary: 'Every country of the house, whether people from there may register, and what they are offered first.',
  method: 'GET',
  path: '/api/operator/countries/newcomers',
  roles: ['support', 'risk', 'content', 'owner'],
  reply: z.array(HouseCountry),
})
