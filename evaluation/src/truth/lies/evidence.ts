/** A made-up memorandum: all that the made-up model was given to read. */
export const evidence = `MEMORANDUM

Marigold Bakery LLC leased the ground floor of 18 Alder Street from Tessler Properties by a lease signed on March 12, 2021. The rent is $4,200 a month. The lease runs for five years. Ana Ruiz, who is 46, signed for the tenant, and Paul Tessler signed for the landlord.

The roof began to leak in October 2022. Ms. Ruiz wrote to the landlord three times. The landlord sent a roofer once, on January 9, 2023, and the leak came back after two weeks. The tenant withheld half of the rent for four months, $8,400 in all, and closed the shop on Mondays. A health inspector visited at 9:30 a.m. on February 6, 2023 and noted mold on 15 percent of the ceiling.

The landlord sued for possession on May 1, 2023 in case No. 23-UD-00417. Two witnesses testified: Ms. Ruiz and the inspector. The trial court found for the tenant and reduced the rent by 25 percent.

A warranty of habitability was read into residential leases in Green v. Superior Court, 10 Cal. 3d 616 (1974). The statute is Civil Code section 1941. Commercial leases are another matter: Schulman v. Vera, 108 Cal. App. 3d 552 (1980), held that the covenants of a commercial lease are independent unless the lease says otherwise. The lease says in section 7(b) that the landlord "shall keep the roof in good repair at its own expense." Rule 3.1700 of the California Rules of Court governs the memorandum of costs.`

/** The citations that stand there: what a source confirms. */
export const known = [
  'Green v. Superior Court, 10 Cal. 3d 616 (1974)',
  'Schulman v. Vera, 108 Cal. App. 3d 552 (1980)',
  'Civil Code section 1941',
  'Rule 3.1700 of the California Rules of Court',
]
