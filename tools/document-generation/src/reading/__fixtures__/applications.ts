import type { Example } from './text.ts'

export const applications: Example[] = [
  {
    type: 'job-application',
    text: `My name is Felicity Grant. I live at 330 Cypress Street, Tampa, FL 33607. My phone number is 813-555-0109 and my email is felicity.grant@example.com. I am applying for a dental hygienist position. I can start on January 4, 2027. I am looking for a salary of $72,000 a year. I have an associate degree in dental hygiene from Gulf State College. I worked at Bayside Dental for four years. My skills are radiography, charting, and patient education. My social security number is 900-12-3456.`,
    expected: {
      applicantName: 'Felicity Grant',
      applicantAddress: '330 Cypress Street, Tampa, FL 33607',
      applicantPhone: '813-555-0109',
      applicantEmail: 'felicity.grant@example.com',
      ssn: '900-12-3456',
      positionApplied: 'dental hygienist',
      salaryExpected: '$72,000 a year',
      availableStartDate: '2027-01-04',
      education: ['associate degree in dental hygiene'],
      workExperience: ['Bayside Dental for four years'],
      skills: ['radiography', 'charting', 'patient education'],
    },
  },
  {
    type: 'job-application',
    text: `Full name: Tobias Engel
Address: 41 Vine Street, Cincinnati, OH 45202
Phone: (513) 555-0133
Email: tobias.engel@example.com
SSN: 900-45-6789
Position applied for: Line Cook
Expected salary: $19 an hour
Available from: December 7, 2026
Education: Culinary certificate, Queen City Technical School, 2022
Work experience:
Line cook, Harvest Table, 2022 to 2026
Dishwasher, Corner Grill, 2020 to 2022
References: Maria Lopez, chef, 513-555-0101`,
    expected: {
      applicantName: 'Tobias Engel',
      applicantAddress: '41 Vine Street, Cincinnati, OH 45202',
      applicantPhone: '(513) 555-0133',
      applicantEmail: 'tobias.engel@example.com',
      ssn: '900-45-6789',
      positionApplied: 'Line Cook',
      salaryExpected: '$19 an hour',
      availableStartDate: '2026-12-07',
      education: ['Culinary certificate'],
      workExperience: ['Line cook, Harvest Table', 'Dishwasher, Corner Grill'],
      references: ['Maria Lopez, chef'],
    },
  },
  {
    type: 'visa-application',
    text: `My full name is Lucia Ferreira. I was born on July 9, 1991 in Porto, Portugal. I am a Portuguese citizen. My passport number is P4471902 and it expires on May 30, 2031. I live at 58 Rua Nova. I need a tourist visa. I want to visit my sister in Boston and see the museums. I will stay for three weeks. I will stay at my sister's house at 12 Beacon Street, Boston, MA 02108. I will pay for the trip from my savings.`,
    expected: {
      applicantName: 'Lucia Ferreira',
      dateOfBirth: '1991-07-09',
      placeOfBirth: 'Porto, Portugal',
      nationality: 'Portuguese',
      passportNumber: 'P4471902',
      passportExpiry: '2031-05-30',
      visaType: 'tourist',
      purposeOfTravel: ['visit my sister in Boston'],
      durationOfStay: 'three weeks',
      accommodationDetails: ["my sister's house at 12 Beacon Street"],
      financialSupport: ['from my savings'],
    },
    either: ['currentAddress'],
  },
  {
    type: 'visa-application',
    text: `Name: Hiroshi Tanabe
DOB: 03/14/1988
Place of birth: Osaka, Japan
Nationality: Japanese
Passport no.: TK5520187
Passport expires: 2030-02-28
Current address: 500 Grand Avenue, Oakland, CA 94610
Visa type: Business
Purpose of travel: Meetings with a supplier of machine parts
Duration of stay: 10 days
Accommodation: Hotel Alder, 90 Pine Street, Seattle, WA 98101
Financial support: The trip is paid by my employer.`,
    expected: {
      applicantName: 'Hiroshi Tanabe',
      dateOfBirth: '1988-03-14',
      placeOfBirth: 'Osaka, Japan',
      nationality: 'Japanese',
      passportNumber: 'TK5520187',
      passportExpiry: '2030-02-28',
      currentAddress: '500 Grand Avenue, Oakland, CA 94610',
      visaType: 'business',
      purposeOfTravel: ['Meetings with a supplier'],
      durationOfStay: '10 days',
      accommodationDetails: ['Hotel Alder'],
      financialSupport: ['paid by my employer'],
    },
  },
  {
    type: 'permit-application',
    text: `I'm Gordon Pell, 26 Spruce Street, Bozeman, MT 59715, 406-555-0128, gordon.pell@example.com. I need a building permit from the City of Bozeman Building Division. We will build a wooden deck behind the house at 26 Spruce Street, Bozeman, MT 59715. Work starts April 5, 2027 and should be finished by May 14, 2027. The estimated cost is $8,400. The contractor is Ridgeline Carpentry LLC.`,
    expected: {
      applicantName: 'Gordon Pell',
      applicantAddress: '26 Spruce Street, Bozeman, MT 59715',
      applicantPhone: '406-555-0128',
      applicantEmail: 'gordon.pell@example.com',
      agency: 'City of Bozeman Building Division',
      permitType: 'building permit',
      site: '26 Spruce Street, Bozeman, MT 59715',
      description: ['build a wooden deck behind the house'],
      startDate: '2027-04-05',
      endDate: '2027-05-14',
      cost: '$8,400',
      contractor: 'Ridgeline Carpentry LLC',
    },
  },
  {
    type: 'permit-application',
    text: `Applicant: Maple Street Neighbors Association
Address: 90 Maple Street, Ann Arbor, MI 48104
Phone: 734-555-0150
Email: block@example.com
Agency: City Clerk of Ann Arbor
Type of permit: Street closure permit
Location: Maple Street between Third and Fourth
Description: A block party with music until nine in the evening
Start date: July 10, 2027
Enclosures: map of the street; list of neighbors who agree`,
    expected: {
      applicantName: 'Maple Street Neighbors Association',
      applicantAddress: '90 Maple Street, Ann Arbor, MI 48104',
      applicantPhone: '734-555-0150',
      applicantEmail: 'block@example.com',
      agency: 'City Clerk of Ann Arbor',
      permitType: 'Street closure permit',
      site: 'Maple Street between Third and Fourth',
      description: ['A block party with music'],
      startDate: '2027-07-10',
      enclosures: ['map of the street', 'list of neighbors'],
    },
  },
  {
    type: 'loan-application',
    text: `I want to apply for a loan of $35,000 from Granite State Savings Bank. My name is Estelle Novak, 75 Bridge Street, Concord, NH 03301, phone 603-555-0146, email estelle.novak@example.com. The loan is for a delivery van for my bakery. I would repay it over five years. The van is the collateral. I own Novak Bread and my income is $64,000 a year. I have savings of $12,000. I owe $4,500 on a student loan.`,
    expected: {
      applicantName: 'Estelle Novak',
      applicantAddress: '75 Bridge Street, Concord, NH 03301',
      applicantPhone: '603-555-0146',
      applicantEmail: 'estelle.novak@example.com',
      lender: 'Granite State Savings Bank',
      amount: '$35,000',
      purpose: ['a delivery van for my bakery'],
      term: 'five years',
      collateral: ['The van'],
      income: '$64,000',
      assets: ['savings of $12,000'],
      debts: ['$4,500 on a student loan'],
    },
    either: ['employer'],
  },
  {
    type: 'loan-application',
    text: `Applicant: Reuben Castle
Address: 1402 Mesa Drive, El Paso, TX 79902
Phone: 915-555-0177
Email: reuben.castle@example.com
Lender: Sunrise Credit Union
Loan amount: $15,000
Purpose: New roof for our house
Term: 4 years
Employer: Mesa Unified School District
Annual income: $51,200
Debts: car loan, $6,000`,
    expected: {
      applicantName: 'Reuben Castle',
      applicantAddress: '1402 Mesa Drive, El Paso, TX 79902',
      applicantPhone: '915-555-0177',
      applicantEmail: 'reuben.castle@example.com',
      lender: 'Sunrise Credit Union',
      amount: '$15,000',
      purpose: ['New roof for our house'],
      term: '4 years',
      employer: 'Mesa Unified School District',
      income: '$51,200',
      debts: ['car loan, $6,000'],
    },
  },
  {
    type: 'grant-application',
    text: `We are applying to the Alder Family Foundation for $40,000. The applicant is Eastside Reading Room, 17 Center Street, Toledo, OH 43604, 419-555-0192, grants@eastside.example.com. The project is called Books on the Block. It runs from September 1, 2027 to June 30, 2028. Eastside Reading Room is a nonprofit founded in 2009 that lends books to families. One in four children in our neighborhood has no book at home. Our goals are to reach 600 children and to train 20 volunteers. We will hold weekly story hours and deliver book boxes. The budget is $25,000 for staff and $15,000 for books. We will measure success with a survey of families.`,
    expected: {
      applicantName: 'Eastside Reading Room',
      applicantAddress: '17 Center Street, Toledo, OH 43604',
      applicantPhone: '419-555-0192',
      applicantEmail: 'grants@eastside.example.com',
      funder: 'Alder Family Foundation',
      projectTitle: 'Books on the Block',
      amount: '$40,000',
      startDate: '2027-09-01',
      endDate: '2028-06-30',
      organization: ['a nonprofit founded in 2009'],
      need: ['One in four children'],
      goals: ['reach 600 children'],
      activities: ['weekly story hours'],
      budget: ['$25,000 for staff'],
      evaluation: ['a survey of families'],
    },
  },
  {
    type: 'grant-application',
    text: `Applicant: Rio Verde Watershed Council
Address: 8 Acequia Road, Taos, NM 87571
Phone: 575-555-0111
Email: office@rioverde.example.com
Funder: Mesa Environmental Fund
Opportunity number: MEF-2027-03
Project title: Cool Water for Trout
Amount requested: $28,500
Start date: May 1, 2027
End date: April 30, 2028
About us: A council of farmers and anglers, founded in 1998.
Need: Summer water has become too warm for native trout.
Goals:
- shade two miles of stream
- lower the water temperature by two degrees
Activities: planting of willows; fencing of the banks
Budget: plants, $9,000; fencing, $15,000; staff, $4,500
Evaluation: temperature readings every week`,
    expected: {
      applicantName: 'Rio Verde Watershed Council',
      applicantAddress: '8 Acequia Road, Taos, NM 87571',
      applicantPhone: '575-555-0111',
      applicantEmail: 'office@rioverde.example.com',
      funder: 'Mesa Environmental Fund',
      program: 'MEF-2027-03',
      projectTitle: 'Cool Water for Trout',
      amount: '$28,500',
      startDate: '2027-05-01',
      endDate: '2028-04-30',
      organization: ['A council of farmers and anglers'],
      need: ['too warm for native trout'],
      goals: ['shade two miles of stream', 'lower the water temperature'],
      activities: ['planting of willows'],
      budget: ['fencing, $15,000'],
      evaluation: ['temperature readings every week'],
    },
  },
  {
    type: 'license-application',
    text: `My name is Andre Whitlock, 640 Beale Street, Memphis, TN 38103, phone 901-555-0167, email andre.whitlock@example.com. I am applying to the Tennessee Board of Barbering for a master barber license. My shop is called Whitlock & Sons, at 644 Beale Street, Memphis, TN 38103. I will cut hair and train apprentices. I completed 1,500 hours of training at the Memphis Barber Academy. I have worked as a barber for six years. I hold a barber license in Arkansas, number 55821. I have never been disciplined or denied a license. I have enclosed my diploma and two letters.`,
    expected: {
      applicantName: 'Andre Whitlock',
      applicantAddress: '640 Beale Street, Memphis, TN 38103',
      applicantPhone: '901-555-0167',
      applicantEmail: 'andre.whitlock@example.com',
      agency: 'Tennessee Board of Barbering',
      licenseType: 'master barber license',
      businessName: 'Whitlock & Sons',
      businessAddress: '644 Beale Street, Memphis, TN 38103',
      activity: ['cut hair and train apprentices'],
      qualifications: ['1,500 hours of training'],
      experience: ['barber for six years'],
      otherLicenses: ['a barber license in Arkansas'],
      discipline: ['never been disciplined'],
      enclosures: ['my diploma and two letters'],
    },
  },
  {
    type: 'license-application',
    text: `Applicant: Colleen Marsh
Address: 3 Ferry Lane, Astoria, OR 97103
Phone: 503-555-0184
Email: colleen.marsh@example.com
Agency: City of Astoria Business Licensing
Type of license: Food truck license
Business name: The Salty Spoon
Business address: 200 Marine Drive, Astoria, OR 97103
Activity: Sale of soup and sandwiches from a truck
Education and training: Food handler's card, 2026
Discipline: None`,
    expected: {
      applicantName: 'Colleen Marsh',
      applicantAddress: '3 Ferry Lane, Astoria, OR 97103',
      applicantPhone: '503-555-0184',
      applicantEmail: 'colleen.marsh@example.com',
      agency: 'City of Astoria Business Licensing',
      licenseType: 'Food truck license',
      businessName: 'The Salty Spoon',
      businessAddress: '200 Marine Drive, Astoria, OR 97103',
      activity: ['Sale of soup and sandwiches'],
      qualifications: ["Food handler's card, 2026"],
      discipline: ['None'],
    },
  },
]
