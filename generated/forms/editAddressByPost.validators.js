// Generated from openapi/ by `npm run generate`. Never edited by hand.
import { equal, ucs2length } from '#domain/wire/ajv-runtime.ts';
import { formats } from '#domain/wire/formats.ts';

const validators = {};

validators["38b239a3"] = validate20;
const schema31 = {"type":"object","additionalProperties":false,"dependentRequired":{"mechanismName":["contacts","country","address","zipCode","contactPhone"],"contacts":["mechanismName","country","address","zipCode","contactPhone"],"country":["mechanismName","contacts","address","zipCode","contactPhone"],"address":["mechanismName","contacts","country","zipCode","contactPhone"],"zipCode":["mechanismName","contacts","country","address","contactPhone"],"contactPhone":["mechanismName","contacts","country","address","zipCode"]},"properties":{"addressId":{"$ref":"#/$defs/AddressId"},"mechanismName":{"$ref":"#/$defs/AddressCompany"},"contacts":{"$ref":"#/$defs/AddressContacts"},"country":{"$ref":"#/$defs/RegionPath"},"address":{"$ref":"#/$defs/AddressLine"},"zipCode":{"$ref":"#/$defs/AddressZipCode"},"contactPhone":{"$ref":"#/$defs/AddressPhone"},"defaultState":{"type":"integer","enum":[1]}},"required":["addressId"],"$defs":{"AddressCompany":{"type":"string","pattern":"\\S","minLength":1,"maxLength":50},"AddressContacts":{"type":"string","pattern":"\\S","minLength":1,"maxLength":50},"AddressId":{"type":"integer","minimum":1,"maximum":9007199254740991},"AddressLine":{"type":"string","pattern":"\\S","minLength":1,"maxLength":50},"AddressPhone":{"type":"string","pattern":"\\S","minLength":1,"maxLength":50},"AddressZipCode":{"type":"string","pattern":"\\S","minLength":1,"maxLength":50},"RegionPath":{"type":"string","pattern":"^[^,]*[^,\\s][^,]*(,[^,]*[^,\\s][^,]*)*$","minLength":1,"maxLength":200}},"$id":"38b239a3"};
const schema32 = {"type":"integer","minimum":1,"maximum":9007199254740991};
const schema33 = {"type":"string","pattern":"\\S","minLength":1,"maxLength":50};
const schema34 = {"type":"string","pattern":"\\S","minLength":1,"maxLength":50};
const schema35 = {"type":"string","pattern":"^[^,]*[^,\\s][^,]*(,[^,]*[^,\\s][^,]*)*$","minLength":1,"maxLength":200};
const schema36 = {"type":"string","pattern":"\\S","minLength":1,"maxLength":50};
const schema37 = {"type":"string","pattern":"\\S","minLength":1,"maxLength":50};
const schema38 = {"type":"string","pattern":"\\S","minLength":1,"maxLength":50};
const func1 = ucs2length;
const pattern4 = new RegExp("\\S", "u");
const pattern6 = new RegExp("^[^,]*[^,\\s][^,]*(,[^,]*[^,\\s][^,]*)*$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="38b239a3" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.addressId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "addressId"},message:"must have required property '"+"addressId"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "addressId") || (key0 === "mechanismName")) || (key0 === "contacts")) || (key0 === "country")) || (key0 === "address")) || (key0 === "zipCode")) || (key0 === "contactPhone")) || (key0 === "defaultState"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.addressId !== undefined){
let data0 = data.addressId;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err2 = {instancePath:instancePath+"/addressId",schemaPath:"#/$defs/AddressId/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema32.type,parentSchema:schema32,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/addressId",schemaPath:"#/$defs/AddressId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema32,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/addressId",schemaPath:"#/$defs/AddressId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema32,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.mechanismName !== undefined){
let data1 = data.mechanismName;
if(typeof data1 === "string"){
if(func1(data1) > 50){
const err5 = {instancePath:instancePath+"/mechanismName",schemaPath:"#/$defs/AddressCompany/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters",schema:50,parentSchema:schema33,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func1(data1) < 1){
const err6 = {instancePath:instancePath+"/mechanismName",schemaPath:"#/$defs/AddressCompany/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema33,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern4.test(data1)){
const err7 = {instancePath:instancePath+"/mechanismName",schemaPath:"#/$defs/AddressCompany/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema33,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/mechanismName",schemaPath:"#/$defs/AddressCompany/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.type,parentSchema:schema33,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.contacts !== undefined){
let data2 = data.contacts;
if(typeof data2 === "string"){
if(func1(data2) > 50){
const err9 = {instancePath:instancePath+"/contacts",schemaPath:"#/$defs/AddressContacts/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters",schema:50,parentSchema:schema34,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func1(data2) < 1){
const err10 = {instancePath:instancePath+"/contacts",schemaPath:"#/$defs/AddressContacts/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema34,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern4.test(data2)){
const err11 = {instancePath:instancePath+"/contacts",schemaPath:"#/$defs/AddressContacts/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema34,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/contacts",schemaPath:"#/$defs/AddressContacts/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.type,parentSchema:schema34,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.country !== undefined){
let data3 = data.country;
if(typeof data3 === "string"){
if(func1(data3) > 200){
const err13 = {instancePath:instancePath+"/country",schemaPath:"#/$defs/RegionPath/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema35,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(func1(data3) < 1){
const err14 = {instancePath:instancePath+"/country",schemaPath:"#/$defs/RegionPath/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema35,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!pattern6.test(data3)){
const err15 = {instancePath:instancePath+"/country",schemaPath:"#/$defs/RegionPath/pattern",keyword:"pattern",params:{pattern: "^[^,]*[^,\\s][^,]*(,[^,]*[^,\\s][^,]*)*$"},message:"must match pattern \""+"^[^,]*[^,\\s][^,]*(,[^,]*[^,\\s][^,]*)*$"+"\"",schema:"^[^,]*[^,\\s][^,]*(,[^,]*[^,\\s][^,]*)*$",parentSchema:schema35,data:data3};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/country",schemaPath:"#/$defs/RegionPath/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.type,parentSchema:schema35,data:data3};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.address !== undefined){
let data4 = data.address;
if(typeof data4 === "string"){
if(func1(data4) > 50){
const err17 = {instancePath:instancePath+"/address",schemaPath:"#/$defs/AddressLine/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters",schema:50,parentSchema:schema36,data:data4};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(func1(data4) < 1){
const err18 = {instancePath:instancePath+"/address",schemaPath:"#/$defs/AddressLine/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema36,data:data4};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!pattern4.test(data4)){
const err19 = {instancePath:instancePath+"/address",schemaPath:"#/$defs/AddressLine/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema36,data:data4};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/address",schemaPath:"#/$defs/AddressLine/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.type,parentSchema:schema36,data:data4};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.zipCode !== undefined){
let data5 = data.zipCode;
if(typeof data5 === "string"){
if(func1(data5) > 50){
const err21 = {instancePath:instancePath+"/zipCode",schemaPath:"#/$defs/AddressZipCode/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters",schema:50,parentSchema:schema37,data:data5};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(func1(data5) < 1){
const err22 = {instancePath:instancePath+"/zipCode",schemaPath:"#/$defs/AddressZipCode/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema37,data:data5};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!pattern4.test(data5)){
const err23 = {instancePath:instancePath+"/zipCode",schemaPath:"#/$defs/AddressZipCode/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema37,data:data5};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/zipCode",schemaPath:"#/$defs/AddressZipCode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema37.type,parentSchema:schema37,data:data5};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.contactPhone !== undefined){
let data6 = data.contactPhone;
if(typeof data6 === "string"){
if(func1(data6) > 50){
const err25 = {instancePath:instancePath+"/contactPhone",schemaPath:"#/$defs/AddressPhone/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters",schema:50,parentSchema:schema38,data:data6};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(func1(data6) < 1){
const err26 = {instancePath:instancePath+"/contactPhone",schemaPath:"#/$defs/AddressPhone/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema38,data:data6};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!pattern4.test(data6)){
const err27 = {instancePath:instancePath+"/contactPhone",schemaPath:"#/$defs/AddressPhone/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema38,data:data6};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/contactPhone",schemaPath:"#/$defs/AddressPhone/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.type,parentSchema:schema38,data:data6};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.defaultState !== undefined){
let data7 = data.defaultState;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err29 = {instancePath:instancePath+"/defaultState",schemaPath:"#/properties/defaultState/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema31.properties.defaultState.type,parentSchema:schema31.properties.defaultState,data:data7};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!(data7 === 1)){
const err30 = {instancePath:instancePath+"/defaultState",schemaPath:"#/properties/defaultState/enum",keyword:"enum",params:{allowedValues: schema31.properties.defaultState.enum},message:"must be equal to one of the allowed values",schema:schema31.properties.defaultState.enum,parentSchema:schema31.properties.defaultState,data:data7};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.mechanismName !== undefined){
if(data.contacts === undefined){
const err31 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "mechanismName",
    missingProperty: "contacts",
    depsCount: 5,
    deps: "contacts, country, address, zipCode, contactPhone"},message:"must have properties contacts, country, address, zipCode, contactPhone when property mechanismName is present",schema:schema31.dependentRequired,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data.country === undefined){
const err32 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "mechanismName",
    missingProperty: "country",
    depsCount: 5,
    deps: "contacts, country, address, zipCode, contactPhone"},message:"must have properties contacts, country, address, zipCode, contactPhone when property mechanismName is present",schema:schema31.dependentRequired,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data.address === undefined){
const err33 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "mechanismName",
    missingProperty: "address",
    depsCount: 5,
    deps: "contacts, country, address, zipCode, contactPhone"},message:"must have properties contacts, country, address, zipCode, contactPhone when property mechanismName is present",schema:schema31.dependentRequired,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data.zipCode === undefined){
const err34 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "mechanismName",
    missingProperty: "zipCode",
    depsCount: 5,
    deps: "contacts, country, address, zipCode, contactPhone"},message:"must have properties contacts, country, address, zipCode, contactPhone when property mechanismName is present",schema:schema31.dependentRequired,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data.contactPhone === undefined){
const err35 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "mechanismName",
    missingProperty: "contactPhone",
    depsCount: 5,
    deps: "contacts, country, address, zipCode, contactPhone"},message:"must have properties contacts, country, address, zipCode, contactPhone when property mechanismName is present",schema:schema31.dependentRequired,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.contacts !== undefined){
if(data.mechanismName === undefined){
const err36 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "contacts",
    missingProperty: "mechanismName",
    depsCount: 5,
    deps: "mechanismName, country, address, zipCode, contactPhone"},message:"must have properties mechanismName, country, address, zipCode, contactPhone when property contacts is present",schema:schema31.dependentRequired,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data.country === undefined){
const err37 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "contacts",
    missingProperty: "country",
    depsCount: 5,
    deps: "mechanismName, country, address, zipCode, contactPhone"},message:"must have properties mechanismName, country, address, zipCode, contactPhone when property contacts is present",schema:schema31.dependentRequired,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data.address === undefined){
const err38 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "contacts",
    missingProperty: "address",
    depsCount: 5,
    deps: "mechanismName, country, address, zipCode, contactPhone"},message:"must have properties mechanismName, country, address, zipCode, contactPhone when property contacts is present",schema:schema31.dependentRequired,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data.zipCode === undefined){
const err39 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "contacts",
    missingProperty: "zipCode",
    depsCount: 5,
    deps: "mechanismName, country, address, zipCode, contactPhone"},message:"must have properties mechanismName, country, address, zipCode, contactPhone when property contacts is present",schema:schema31.dependentRequired,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data.contactPhone === undefined){
const err40 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "contacts",
    missingProperty: "contactPhone",
    depsCount: 5,
    deps: "mechanismName, country, address, zipCode, contactPhone"},message:"must have properties mechanismName, country, address, zipCode, contactPhone when property contacts is present",schema:schema31.dependentRequired,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.country !== undefined){
if(data.mechanismName === undefined){
const err41 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "country",
    missingProperty: "mechanismName",
    depsCount: 5,
    deps: "mechanismName, contacts, address, zipCode, contactPhone"},message:"must have properties mechanismName, contacts, address, zipCode, contactPhone when property country is present",schema:schema31.dependentRequired,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data.contacts === undefined){
const err42 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "country",
    missingProperty: "contacts",
    depsCount: 5,
    deps: "mechanismName, contacts, address, zipCode, contactPhone"},message:"must have properties mechanismName, contacts, address, zipCode, contactPhone when property country is present",schema:schema31.dependentRequired,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data.address === undefined){
const err43 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "country",
    missingProperty: "address",
    depsCount: 5,
    deps: "mechanismName, contacts, address, zipCode, contactPhone"},message:"must have properties mechanismName, contacts, address, zipCode, contactPhone when property country is present",schema:schema31.dependentRequired,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data.zipCode === undefined){
const err44 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "country",
    missingProperty: "zipCode",
    depsCount: 5,
    deps: "mechanismName, contacts, address, zipCode, contactPhone"},message:"must have properties mechanismName, contacts, address, zipCode, contactPhone when property country is present",schema:schema31.dependentRequired,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data.contactPhone === undefined){
const err45 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "country",
    missingProperty: "contactPhone",
    depsCount: 5,
    deps: "mechanismName, contacts, address, zipCode, contactPhone"},message:"must have properties mechanismName, contacts, address, zipCode, contactPhone when property country is present",schema:schema31.dependentRequired,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.address !== undefined){
if(data.mechanismName === undefined){
const err46 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "address",
    missingProperty: "mechanismName",
    depsCount: 5,
    deps: "mechanismName, contacts, country, zipCode, contactPhone"},message:"must have properties mechanismName, contacts, country, zipCode, contactPhone when property address is present",schema:schema31.dependentRequired,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data.contacts === undefined){
const err47 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "address",
    missingProperty: "contacts",
    depsCount: 5,
    deps: "mechanismName, contacts, country, zipCode, contactPhone"},message:"must have properties mechanismName, contacts, country, zipCode, contactPhone when property address is present",schema:schema31.dependentRequired,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data.country === undefined){
const err48 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "address",
    missingProperty: "country",
    depsCount: 5,
    deps: "mechanismName, contacts, country, zipCode, contactPhone"},message:"must have properties mechanismName, contacts, country, zipCode, contactPhone when property address is present",schema:schema31.dependentRequired,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data.zipCode === undefined){
const err49 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "address",
    missingProperty: "zipCode",
    depsCount: 5,
    deps: "mechanismName, contacts, country, zipCode, contactPhone"},message:"must have properties mechanismName, contacts, country, zipCode, contactPhone when property address is present",schema:schema31.dependentRequired,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data.contactPhone === undefined){
const err50 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "address",
    missingProperty: "contactPhone",
    depsCount: 5,
    deps: "mechanismName, contacts, country, zipCode, contactPhone"},message:"must have properties mechanismName, contacts, country, zipCode, contactPhone when property address is present",schema:schema31.dependentRequired,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.zipCode !== undefined){
if(data.mechanismName === undefined){
const err51 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "zipCode",
    missingProperty: "mechanismName",
    depsCount: 5,
    deps: "mechanismName, contacts, country, address, contactPhone"},message:"must have properties mechanismName, contacts, country, address, contactPhone when property zipCode is present",schema:schema31.dependentRequired,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data.contacts === undefined){
const err52 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "zipCode",
    missingProperty: "contacts",
    depsCount: 5,
    deps: "mechanismName, contacts, country, address, contactPhone"},message:"must have properties mechanismName, contacts, country, address, contactPhone when property zipCode is present",schema:schema31.dependentRequired,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data.country === undefined){
const err53 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "zipCode",
    missingProperty: "country",
    depsCount: 5,
    deps: "mechanismName, contacts, country, address, contactPhone"},message:"must have properties mechanismName, contacts, country, address, contactPhone when property zipCode is present",schema:schema31.dependentRequired,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data.address === undefined){
const err54 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "zipCode",
    missingProperty: "address",
    depsCount: 5,
    deps: "mechanismName, contacts, country, address, contactPhone"},message:"must have properties mechanismName, contacts, country, address, contactPhone when property zipCode is present",schema:schema31.dependentRequired,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data.contactPhone === undefined){
const err55 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "zipCode",
    missingProperty: "contactPhone",
    depsCount: 5,
    deps: "mechanismName, contacts, country, address, contactPhone"},message:"must have properties mechanismName, contacts, country, address, contactPhone when property zipCode is present",schema:schema31.dependentRequired,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.contactPhone !== undefined){
if(data.mechanismName === undefined){
const err56 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "contactPhone",
    missingProperty: "mechanismName",
    depsCount: 5,
    deps: "mechanismName, contacts, country, address, zipCode"},message:"must have properties mechanismName, contacts, country, address, zipCode when property contactPhone is present",schema:schema31.dependentRequired,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data.contacts === undefined){
const err57 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "contactPhone",
    missingProperty: "contacts",
    depsCount: 5,
    deps: "mechanismName, contacts, country, address, zipCode"},message:"must have properties mechanismName, contacts, country, address, zipCode when property contactPhone is present",schema:schema31.dependentRequired,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data.country === undefined){
const err58 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "contactPhone",
    missingProperty: "country",
    depsCount: 5,
    deps: "mechanismName, contacts, country, address, zipCode"},message:"must have properties mechanismName, contacts, country, address, zipCode when property contactPhone is present",schema:schema31.dependentRequired,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data.address === undefined){
const err59 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "contactPhone",
    missingProperty: "address",
    depsCount: 5,
    deps: "mechanismName, contacts, country, address, zipCode"},message:"must have properties mechanismName, contacts, country, address, zipCode when property contactPhone is present",schema:schema31.dependentRequired,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data.zipCode === undefined){
const err60 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "contactPhone",
    missingProperty: "zipCode",
    depsCount: 5,
    deps: "mechanismName, contacts, country, address, zipCode"},message:"must have properties mechanismName, contacts, country, address, zipCode when property contactPhone is present",schema:schema31.dependentRequired,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
else {
const err61 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export default validators;
