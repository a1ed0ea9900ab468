import { expect, it } from 'vitest'
import { jurisdictionIn, jurisdictionInText } from './jurisdiction.ts'

it.each([
  ['Ohio', 'oh'],
  ['OH', 'oh'],
  ['N.Y.', 'ny'],
  ['Cuyahoga County, Ohio', 'oh'],
  ['Austin, TX', 'tx'],
  ['New York state court', 'ny'],
  ['West Virginia Supreme Court', 'wv'],
  ['Washington, D.C.', 'dc'],
  ['Washington', 'wa'],
  ['U.S. District Court for the Northern District of Texas', 'us'],
  ['S.D.N.Y.', 'us'],
  ['N.D. Cal.', 'us'],
  ['federal', 'us'],
  ['9th Cir.', 'us'],
  ['Puerto Rico', 'pr'],
  ['North Dakota', 'nd'],
])('%s is recognized', (given, code) => expect(jurisdictionIn(given)?.code).toBe(code))

it.each(['', 'Ontario', 'Bavaria', 'somewhere', 'in or at'])('%s is not', (given) =>
  expect(jurisdictionIn(given)).toBeNull(),
)

it.each([
  ['Texas. Client was stopped at a light when a van hit her.', 'tx'],
  ['He owes $55,000. Georgia.', 'ga'],
  ['The fall was at a store in Austin, Texas.', 'tx'],
  ['Mother wants to relocate to Oregon with their daughter. Missouri.', 'mo'],
  ['Mother wants custody in Colorado. She plans to move to Utah.', 'co'],
  ['Georgia hit Montana with her car.', undefined],
  ['The crash was in Ohio, and the truck came from Indiana.', undefined],
  ['She slipped in a store in Memphis on March 9, 2024.', 'tn'],
  ['Client, Albuquerque, was sued by a debt buyer.', 'nm'],
  ['Charged in Richland County SC with possession.', 'sc'],
  ['In 2019 her uncle in Yuma AZ promised her the grove.', 'az'],
  ['Knox County, PA granted the permit.', 'pa'],
  ['Dr. Jane Smith, MD, and Baker Lowe PA were sued.', undefined],
  ['Whitney Houston Inc. sued on Dallas Street.', undefined],
  ['The store in Memphis ships from Atlanta.', undefined],
  ['Suit in Georgia over a fall in Memphis.', 'ga'],
  ['Client is a packer in Edgefield, S.C. It resold the fruit in Georgia.', undefined],
  ['Client is a packer in Edgefield, S.C.', 'sc'],
  ['Federal complaint, N.D. Cal., filed in August.', 'us'],
  ['Fired after she reported a leak. W.D. Pa.', 'us'],
  ['Copyright, C.D. Cal. Our client prints posters.', 'us'],
  ['Filed in D. Colo., trade secrets.', 'us'],
  ['She sued in S.D.N.Y. on May 2.', 'us'],
  ['Trial is in the E.D. Mich. next year, over a fall in Toledo, Ohio.', 'oh'],
  ['The other side cites Hale v. Ross (W.D. Pa. 2015).', undefined],
  ['Her surgeon was John D. Wash, and Dr. Ames, M.D. Anderson trained him.', undefined],
])('%s: %s', (text, code) => expect(jurisdictionInText(text)?.code).toBe(code))
